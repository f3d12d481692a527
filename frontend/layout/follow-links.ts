import { loadPage } from '../load-page.tsx';
import { pageAt } from '../pages.ts';

/** The link to a page of this site that an event is about; undefined where it is about something else. */
function pageLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  return link && pageAt(link.pathname) ? link : undefined;
}

/** Fetches the page behind a link. That is a courtesy: a failure shows when the link is followed. */
export function fetchPageOf(link: HTMLAnchorElement): void {
  const page = pageAt(link.pathname);
  if (page) loadPage(page).catch(() => undefined);
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

const intentEvents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Follows links inside the site without loading the document anew, and fetches their pages as soon as somebody means
 * to follow one. One listener for all of them: a page has more than a hundred.
 * @param go opens an address of this site
 * @returns stops it
 */
export function followLinks(go: (to: string) => void): () => void {
  const prepare = (event: Event) => {
    const link = pageLinkOf(event);
    if (link) fetchPageOf(link);
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
