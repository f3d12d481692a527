/** What a page records while it is used; times in milliseconds. */
interface PageNotes {
  /** From the click on a link until the page that it opened was painted. */
  opened: number[];
  /** From the input of each interaction until the next paint, as browsers report it for INP. */
  interactions: number[];
}

/** Element Timing API; not yet in TypeScript's own types. Times in milliseconds. */
interface PerformanceElementTiming extends PerformanceEntry {
  readonly identifier: string;
  readonly renderTime: number;
}

declare global {
  interface Window {
    pageNotes: PageNotes;
  }
}

/**
 * Runs in every document before its own scripts. It also measures pages that a link opens as a new document: it stores the
 * time of the click, and the first paint of the new document ends the measurement.
 */
export function startPageClock(): void {
  const key = 'page-clock';
  const notes: PageNotes = { opened: [], interactions: [] };
  window.pageNotes = notes;

  const clicked = sessionStorage.getItem(key);
  if (clicked !== null) {
    sessionStorage.removeItem(key);
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0];
      if (paint) notes.opened.push(performance.timeOrigin + paint.startTime - Number(clicked));
    }).observe({ type: 'paint', buffered: true });
  }

  const headings = new PerformanceObserver((list) => {
    for (const { renderTime, identifier } of list.getEntries() as PerformanceElementTiming[]) {
      sessionStorage.removeItem(key);
      notes.opened.push(performance.timeOrigin + renderTime - Number(identifier));
    }
  });
  headings.observe({ type: 'element' });

  /**
   * Uses the Element Timing API for the heading of the new page. Asking in every animation frame would cause frames, and a
   * timer after a frame might also wait for other work.
   */
  function noteWhenPainted(from: string, old: Element | null, start: number): void {
    const changes = new MutationObserver(() => {
      const heading = document.querySelector('main h1');
      if (location.pathname === from || heading === null || heading === old) return;
      changes.disconnect();
      heading.setAttribute('elementtiming', String(start));
    });
    changes.observe(document.documentElement, { childList: true, subtree: true });
  }

  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || !event.target.closest('a[href^="/"]')) return;
      const start = performance.timeOrigin + event.timeStamp;
      sessionStorage.setItem(key, String(start));
      noteWhenPainted(location.pathname, document.querySelector('main h1'), start);
    },
    true,
  );

  const events = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) notes.interactions.push(entry.duration);
  });
  // 16 is the lowest threshold that browsers accept. Faster interactions are not reported.
  events.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
