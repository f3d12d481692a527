import { isFetched } from '../load-page.tsx';
import { pageAt } from '../pages.ts';
import { fetchPageOf } from './follow-links.ts';

/** Pages that are fetched ahead while one page is shown. */
const most = 6;

/** Safari has no idle callback. In milliseconds. */
const soon = 200;
const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, soon));

/**
 * Fetches the pages behind the links that come into view, one after the other and while the browser has nothing else
 * to do; none where the visitor saves data.
 * @returns stops it
 */
export function fetchLinksInView(): (() => void) | undefined {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return undefined;
  let left = most;
  const fetchNext = (link: HTMLAnchorElement) => {
    if (left === 0 || !link.isConnected || isFetched(pageAt(link.pathname))) return;
    left -= 1;
    if (left === 0) observer.disconnect();
    fetchPageOf(link);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      whenIdle(() => fetchNext(target as HTMLAnchorElement));
    }
  });
  for (const link of document.querySelectorAll('main a[href^="/"], footer a[href^="/"]'))
    observer.observe(link);
  return () => {
    left = 0;
    observer.disconnect();
  };
}
