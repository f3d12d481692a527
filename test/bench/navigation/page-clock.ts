/** What a page notes while it is used; times in milliseconds. */
export interface PageNotes {
  /** From the click on a link until the page that it opened was painted. */
  readonly opened: number[];
  /** From each interaction's input until the frame that answers it, as browsers report it to sites (INP). */
  readonly interactions: number[];
  /** Whether the page came back out of the back/forward cache. */
  readonly restored: boolean;
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
  const now = () => performance.timeOrigin + performance.now();

  const clicked = sessionStorage.getItem(key);
  if (clicked !== null) {
    sessionStorage.removeItem(key);
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0];
      if (paint) notes.opened.push(performance.timeOrigin + paint.startTime - Number(clicked));
    }).observe({ type: 'paint', buffered: true });
  }

  function untilPainted(from: string, heading: string | undefined, start: number): void {
    const shown = document.querySelector('main h1')?.textContent;
    if (location.pathname === from || shown === undefined || shown === heading) {
      requestAnimationFrame(() => untilPainted(from, heading, start));
      return;
    }
    // A message that is sent while a frame is made arrives after it.
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      sessionStorage.removeItem(key);
      notes.opened.push(now() - start);
    };
    requestAnimationFrame(() => channel.port2.postMessage(undefined));
  }

  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || !event.target.closest('a[href^="/"]')) return;
      const start = performance.timeOrigin + event.timeStamp;
      sessionStorage.setItem(key, String(start));
      untilPainted(location.pathname, document.querySelector('main h1')?.textContent ?? undefined, start);
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
