import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Where each entry of the history was scrolled to, in CSS pixels. */
const positions = new Map<string, number>();

const behavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/**
 * The part of a view that a page glides to its top when it was just opened. From the end of the page before, it would
 * be a long way past words that nobody has asked for.
 */
const glide = 1 / 8;

function glideToTop() {
  document.documentElement.scrollTop = Math.min(scrollY, innerHeight * glide);
  scrollTo({ top: 0, behavior: behavior() });
}

/** Puts the reader at the right place of a page that was just opened. */
function arrive(how: NavigationType, key: string, hash: string) {
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  const landing = target || document.querySelector<HTMLElement>('main h1');
  // Before anything below asks for the layout, or it would have to be made again.
  if (landing) landing.tabIndex = -1;
  if (how === 'POP') scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' });
  else if (target) target.scrollIntoView({ behavior: behavior() });
  else glideToTop();
  landing?.focus({ preventScroll: true });
}

/**
 * After every navigation: scroll to the top (smoothly, unless less motion is asked for), to the hash's target, or
 * back to where an earlier entry stood; focus the new page's heading; announce its title.
 */
export function NavigationEffects() {
  const { pathname, hash, key } = useLocation();
  const how = useNavigationType();
  const shown = useRef(pathname);
  const announced = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useLayoutEffect(() => {
    if (shown.current === pathname) {
      // The same page: only a link to it, or to a place on it, moves the reader.
      if (how === 'POP') return;
      if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: behavior() });
      else scrollTo({ top: 0, behavior: behavior() });
      return;
    }
    shown.current = pathname;
    arrive(how, key, hash);
  }, [how, pathname, hash, key]);

  // When the page is on the screen: nobody waits for the words.
  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    setAnnouncement(document.title);
  }, [pathname]);

  // With the page, or a scroll of the new one would be noted for the one before; after it was put in its place.
  useLayoutEffect(() => {
    const remember = () => positions.set(key, scrollY);
    // Also where nobody scrolls from here on: the page may have been scrolled before the script came.
    remember();
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {announcement}
    </p>
  );
}
