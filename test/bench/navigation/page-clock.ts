/** What a page notes while it is used; times in milliseconds. */
export interface PageNotes {
  /** From the click on a link until the page that it opened was painted. */
  readonly opened: number[];
  /** From each interaction's input until the frame that answers it, as browsers report it to sites (INP). */
  readonly interactions: number[];
  /** Whether the page came back out of the back/forward cache. */
  readonly restored: boolean;
}

/** Element Timing API; not yet in TypeScript's own types. Times in milliseconds. */
interface PerformanceElementTiming extends PerformanceEntry {
  readonly identifier: string;
  readonly renderTime: number;
}

declare global {
  interface Window {
    pageNotes: { opened: number[]; interactions: number[]; restored: boolean };
  }
}

/**
 * Runs in every document before its own scripts. A page that a link opens without script is measured too: the click
 * is remembered across documents, and the new one's first paint ends it.
 */
export function startPageClock(): void {
  const key = 'page-clock';
  const notes: Window['pageNotes'] = { opened: [], interactions: [], restored: false };
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
   * Lets the browser itself tell when the new page's heading is on the screen: a clock that asked every frame would
   * have frames made for it, and one that waits behind a frame may wait for other work as well.
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
  // 16 is the least that browsers take; what is faster counts as nothing.
  events.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  addEventListener('pageshow', ({ persisted }) => {
    notes.restored = persisted;
  });
}
