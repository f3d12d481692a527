import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { attempt } from '../ui/attempt.ts';

const behavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

function glideToTop() {
  // A smooth scroll over the whole distance would run past all of the new page's content.
  document.documentElement.scrollTop = Math.min(scrollY, innerHeight / 8);
  scrollTo({ top: 0, behavior: behavior() });
}

/** Without storage, the position is the one that the browser restores by itself. */
function restorePosition(entry: string) {
  const stored = attempt(() => sessionStorage.getItem(entry));
  if (!stored) return;
  const restore = () => scrollTo({ top: Number(stored), behavior: 'instant' });
  restore();
  // Chromium scrolls to a fragment after `popstate`, and once more in a smooth scroll that was under way.
  requestAnimationFrame(restore);
}

/** Scrolls to the navigation's target and moves the focus there. */
function arrive(how: NavigationType, entry: string, hash: string) {
  const target = hash && document.getElementById(hash.slice(1));
  const landing = target || document.querySelector<HTMLElement>('main h1');
  // Write to the DOM before the reads below, or the browser would compute the layout twice.
  if (landing && landing.tabIndex < 0) landing.tabIndex = -1;
  if (how === 'POP') restorePosition(entry);
  else if (target) target.scrollIntoView({ behavior: behavior() });
  else glideToTop();
  landing?.focus({ preventScroll: true });
}

/**
 * After every navigation, scrolls to the top, to the fragment's target or to the history entry's stored position
 * (smoothly, unless `prefers-reduced-motion` is set), focuses the new page's heading and announces its title.
 */
export function NavigationEffects() {
  const { pathname, hash, key } = useLocation();
  // The first entry of every document has the same key.
  const entry = key + pathname;
  const how = useNavigationType();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useLayoutEffect(() => {
    if (shown.current === pathname) {
      // Same page: back and forward leave the scroll position to the browser.
      if (how === 'POP') return;
      if (hash) arrive(how, entry, hash);
      else scrollTo({ top: 0, behavior: behavior() });
      return;
    }
    shown.current = pathname;
    // The prerendered page's structured data does not describe the new page.
    document.head.querySelector('script[type="application/ld+json"]')?.remove();
    arrive(how, entry, hash);
    startTransition(() => setAnnouncement(document.title));
  }, [how, pathname, hash, entry]);

  // In a layout effect, so that a scroll of the new page is not stored for the old one; after the effect that scrolls.
  useLayoutEffect(() => {
    // The page may already be scrolled.
    let top = scrollY;
    const remember = () => {
      // While the page that Back leads to is loading, the browser already scrolls to its position.
      if ((history.state?.key ?? 'default') === key) top = scrollY;
    };
    const store = () => attempt(() => sessionStorage.setItem(entry, String(top)));
    addEventListener('scroll', remember);
    addEventListener('pagehide', store);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', store);
      store();
    };
  }, [key, entry]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {announcement}
    </p>
  );
}
