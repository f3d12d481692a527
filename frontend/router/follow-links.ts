/** What links need to know of the pages they lead to, by path. The app provides it. */
export interface PageLoader {
  isPage: (path: string) => boolean;
  isLoaded: (path: string) => boolean;
  /** Whether the page is not loaded and an attempt to load it has failed. */
  hasFailed: (path: string) => boolean;
  /** Loads a page. Rejects if a part of it does not arrive. */
  load: (path: string) => Promise<void>;
}

/** How far the visit to a page has come. */
export type Visit = { state: 'idle' } | { state: 'loading' } | { state: 'failed'; to: string };

interface FollowLinksOptions {
  pages: PageLoader;
  /** Navigates to a path of this site. */
  go: (to: string) => void;
  onVisit: (visit: Visit) => void;
}

/** Hover, keyboard focus and touch: the visitor may open the link next. */
const prefetchEvents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Milliseconds until the visitor is told that a page is loading. Showing it costs time that most pages do not need. */
const loadingDelay = 150;

/**
 * Opens links inside the site without a document load once their page is loaded, and loads it early on hover, focus and
 * touch. One listener serves all links, as a page has more than a hundred, and rendering each of them as a router
 * link would make every navigation render all of them.
 * @returns cleanup function
 */
export function followLinks({ pages, go, onVisit }: FollowLinksOptions): () => void {
  /** The link that was pressed last; an older one that loads later is ignored. */
  let latest: HTMLAnchorElement | undefined;

  const linkOf = ({ target }: Event) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a:is([href^="/"], [href^="#"])') : null;
    return link && pages.isPage(link.pathname) ? link : undefined;
  };

  const prefetch = (event: Event) => {
    const link = linkOf(event);
    // An error is reported when the link is pressed.
    if (link) pages.load(link.pathname).catch(() => undefined);
  };

  const follow = async (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || link.target || event.defaultPrevented || !isPlain(event)) return;
    // Chromium does not fetch a script again that failed once, so the browser opens the page as a document.
    if (pages.hasFailed(link.pathname) && navigator.onLine) return;
    event.preventDefault();
    latest = link;
    const to = link.pathname + link.search + link.hash;
    if (!pages.isLoaded(link.pathname)) {
      const announce = setTimeout(() => latest === link && onVisit({ state: 'loading' }), loadingDelay);
      try {
        await pages.load(link.pathname);
      } catch (cause) {
        console.error(cause);
        if (latest === link) onVisit({ state: 'failed', to });
        return;
      } finally {
        clearTimeout(announce);
      }
      if (latest !== link) return;
    }
    onVisit({ state: 'idle' });
    go(to);
  };

  /** The visitor goes elsewhere, so it no longer matters what still loads. */
  const leave = () => {
    latest = undefined;
    onVisit({ state: 'idle' });
  };

  for (const type of prefetchEvents) document.addEventListener(type, prefetch, { passive: true });
  document.addEventListener('click', follow);
  for (const type of ['pagehide', 'popstate']) addEventListener(type, leave);
  return () => {
    for (const type of prefetchEvents) document.removeEventListener(type, prefetch);
    document.removeEventListener('click', follow);
    for (const type of ['pagehide', 'popstate']) removeEventListener(type, leave);
  };
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
