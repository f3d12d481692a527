import { useLayoutEffect, useRef, useState } from 'react';
import { type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { afterPaint } from '../ui/after-paint.ts';
import { attempt } from '../ui/attempt.ts';

/** Scroll position of each history entry in CSS pixels, by location key and path: documents begin with the same key. */
const positions = new Map<string, number>();

/** For other documents of this tab. If storage is full or blocked, positions survive navigations, but no reload. */
function storePositions() {
  for (const [entry, top] of positions) attempt(() => sessionStorage.setItem(entry, String(top)));
}

const behavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/**
 * Fraction of the viewport height that a new page scrolls to its top. A smooth scroll over the whole distance would
 * run past all of the new page's content.
 */
const glide = 1 / 8;

function glideToTop() {
  document.documentElement.scrollTop = Math.min(scrollY, innerHeight * glide);
  scrollTo({ top: 0, behavior: behavior() });
}

function restorePosition(entry: string, hash: string) {
  const top = positions.get(entry) ?? Number(attempt(() => sessionStorage.getItem(entry)) ?? 0);
  const restore = () => scrollTo({ top, behavior: 'instant' });
  restore();
  // Chromium scrolls to the fragment after `popstate`.
  if (hash) requestAnimationFrame(restore);
}

/** Scrolls to the navigation's target and moves the focus there. */
function arrive(how: NavigationType, entry: string, hash: string) {
  const target = hash && document.getElementById(hash.slice(1));
  const landing = target || document.querySelector<HTMLElement>('main h1');
  // Write to the DOM before the reads below, or the browser would compute the layout twice.
  if (landing && landing.tabIndex < 0) landing.tabIndex = -1;
  if (how === 'POP') restorePosition(entry, hash);
  else if (target) target.scrollIntoView({ behavior: behavior() });
  else glideToTop();
  landing?.focus({ preventScroll: true });
}

/**
 * After every navigation, scrolls to the top, to the fragment's target or to the history entry's saved position
 * (smoothly, unless `prefers-reduced-motion` is set), focuses the new page's heading and announces its title.
 */
export function NavigationEffects() {
  const { pathname, hash, key } = useLocation();
  const entry = key + pathname;
  const how = useNavigationType();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useLayoutEffect(() => {
    if (shown.current === pathname) {
      // Same page: back and forward leave the scroll position to the browser.
      if (how === 'POP') return undefined;
      if (hash) arrive(how, entry, hash);
      else scrollTo({ top: 0, behavior: behavior() });
      return undefined;
    }
    shown.current = pathname;
    // The prerendered page's structured data does not describe the new page.
    document.head.querySelector('script[type="application/ld+json"]')?.remove();
    arrive(how, entry, hash);
    // The announcement is not urgent.
    return afterPaint(() => setAnnouncement(document.title));
  }, [how, pathname, hash, entry]);

  // In a layout effect, so that a scroll of the new page is not saved for the old one; after the effect that scrolls.
  useLayoutEffect(() => {
    const remember = () => {
      // While the page that Back leads to is loading, the browser already scrolls to its position.
      if ((history.state?.key ?? 'default') === key) positions.set(entry, scrollY);
    };
    // The page may already be scrolled.
    remember();
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', storePositions);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', storePositions);
    };
  }, [key, entry]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {announcement}
    </p>
  );
}
