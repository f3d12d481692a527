import { createPath, type Path } from 'react-router-dom';
import { loadedPage, loadPage } from '../app/load-page.tsx';
import { pageAt } from '../site/pages.ts';
import { attempt } from '../ui/attempt.ts';

/** State of the page that was asked for. */
export type Visit = { state: 'idle' } | { state: 'loading' } | { state: 'failed'; to: string };

/** The link inside the site that an event happened on. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const selector = 'a:is([href^="/"], [href^="#"])';
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(selector);
  return link && pageAt(link.pathname) ? link : undefined;
}

/** Whether the whole stylesheet is loaded, which pages of other kinds need. A page itself needs only what it inlines. */
function hasStylesheet(): boolean {
  const link = document.querySelector<HTMLLinkElement>('body > link[rel="stylesheet"]');
  // A lost stylesheet has no rules, or Chromium throws a SecurityError.
  return !link || Boolean(attempt(() => link.sheet?.cssRules.length));
}

/**
 * Opens links inside the site, and history entries, without a document load once their page is loaded, and loads the
 * pages of links early on hover, focus and touch. One listener serves all links, as a page has more than a hundred, and
 * rendering each of them as a router link would make every navigation render all of them.
 * @param go navigates to a path of this site
 * @returns cleanup function
 */
export function followLinks(go: (to: string) => void, onVisit: (visit: Visit) => void): () => void {
  /** Address of the page that was asked for last, while it loads. Another one that arrives is ignored. */
  let awaited: string | undefined;

  /** Whether a page failed to load. Chromium and Firefox do not fetch a script again that failed. */
  let failed = false;

  /** Ends waiting: the visitor goes elsewhere, or the page is here. */
  const settle = () => {
    awaited = undefined;
    onVisit({ state: 'idle' });
  };

  /** Shows a page as soon as it is loaded, unless another one was asked for by then. */
  const open = async (target: Path, show: (to: string) => void) => {
    const to = createPath(target);
    awaited = to;
    // Most pages arrive before the loading bar appears.
    const announce = setTimeout(() => awaited === to && onVisit({ state: 'loading' }), 150);
    // Not `settle` itself: of two pages that load at once, each has to remove its own listener.
    const leave = () => settle();
    // Only while a page loads, as the listener would keep pages out of the back/forward cache.
    addEventListener('beforeunload', leave);
    try {
      await loadPage(target.pathname);
    } catch (cause) {
      console.error(cause);
      failed = true;
      if (awaited !== to) return;
      awaited = undefined;
      onVisit({ state: 'failed', to });
      return;
    } finally {
      clearTimeout(announce);
      removeEventListener('beforeunload', leave);
    }
    if (awaited !== to) return;
    settle();
    show(to);
  };

  const prefetch = (event: Event) => {
    const link = linkOf(event);
    if (!link) return;
    // An error is reported when the link is pressed.
    loadPage(link.pathname).catch(() => {
      failed = true;
    });
  };

  const follow = (event: MouseEvent) => {
    const link = linkOf(event);
    const plain = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
    if (!link || link.target || event.defaultPrevented || !plain) return;
    // The browser opens the page as a document if the same link is pressed again while the page loads, and if a file that
    // it may need was lost.
    if (awaited === createPath(link)) return;
    const loaded = loadedPage(link.pathname);
    const lost = (failed && !loaded) || !hasStylesheet();
    if (!lost || !navigator.onLine) {
      event.preventDefault();
      open(link, go);
      return;
    }
    settle();
    // Back has changed the address already: with a fragment, the browser would only scroll.
    if (!loaded && link.pathname === location.pathname) {
      event.preventDefault();
      location.reload();
    }
  };

  /**
   * Keeps the current page until the one that Back or Forward leads to is loaded, and only then tells the router: React
   * renders a `popstate` event synchronously, without waiting for the page.
   */
  const traverse = (event: PopStateEvent) => {
    settle();
    if (loadedPage(location.pathname)) return;
    event.stopImmediatePropagation();
    // A page of another kind would be unstyled.
    if (!hasStylesheet() && navigator.onLine) location.reload();
    else open(location, () => dispatchEvent(new PopStateEvent('popstate', { state: history.state })));
  };

  /**
   * Forgets the page that was awaited before the visitor left. At `pagehide` already, this would make React render, and Firefox
   * loses the message with which React schedules that: it would never render again.
   */
  const restore = ({ persisted }: PageTransitionEvent) => persisted && settle();

  const listening = new AbortController();
  const { signal } = listening;
  // The visitor may open the link next. A touch begins with `pointerover` as well.
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, prefetch, { signal });
  document.addEventListener('click', follow, { signal });
  addEventListener('popstate', traverse, { signal });
  addEventListener('pageshow', restore, { signal });
  return () => listening.abort();
}
