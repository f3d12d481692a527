import { pageAt } from '../site/pages.ts';
import type { Prefetch } from './prefetch-context.ts';

/** Finds the link to a page of this site that contains the event's target. */
function pageLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  return link && pageAt(link.pathname) ? link : undefined;
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

const intentEvents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Handles clicks on links inside the site without a document load, and prefetches their pages on hover, focus and
 * touch. Uses delegated listeners, as a page has more than a hundred links.
 * @param go navigates to a path of this site
 * @returns cleanup function
 */
export function followLinks(go: (to: string) => void, prefetch: Prefetch): () => void {
  const prepare = (event: Event) => {
    const link = pageLinkOf(event);
    if (link) prefetch(link.pathname);
  };
  const follow = (event: MouseEvent) => {
    const link = pageLinkOf(event);
    if (!link || link.target || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  for (const type of intentEvents) document.addEventListener(type, prepare, { passive: true });
  document.addEventListener('click', follow);
  return () => {
    for (const type of intentEvents) document.removeEventListener(type, prepare);
    document.removeEventListener('click', follow);
  };
}
