import { fetchPageOf } from './follow-links.ts';

/** Safari has no idle callback. In milliseconds. */
const soon = 200;
const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, soon));

/**
 * Fetches the pages behind the links that come into view, each when the browser has nothing else to do; none where the
 * visitor saves data.
 * @returns stops it
 */
export function fetchLinksInView(): (() => void) | undefined {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      whenIdle(() => fetchPageOf(target as HTMLAnchorElement));
    }
  });
  for (const link of document.querySelectorAll('main a[href^="/"], footer a[href^="/"]'))
    observer.observe(link);
  return () => observer.disconnect();
}
