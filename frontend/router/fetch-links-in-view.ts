import type { Prefetch } from './prefetch-context.ts';

/** Milliseconds. */
const fallbackDelay = 200;
/** Safari has no `requestIdleCallback`. */
const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, fallbackDelay));

/**
 * Prefetches the pages of links that come into view, when the browser is idle and the visitor does not save data.
 * @returns cleanup function
 */
export function fetchLinksInView(prefetch: Prefetch): (() => void) | undefined {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      whenIdle(() => prefetch((target as HTMLAnchorElement).pathname));
    }
  });
  for (const link of document.querySelectorAll('main a[href^="/"], footer a[href^="/"]'))
    observer.observe(link);
  return () => observer.disconnect();
}
