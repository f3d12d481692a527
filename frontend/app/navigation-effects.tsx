import { useLayoutEffect, useRef } from 'react';
import { type Location, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';

/** The first entry of every document has the same key. */
const scrollKey = ({ key, pathname }: Location) => key + pathname;

function glideToTop() {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // A smooth scroll over the whole distance would run past all of the new page's content.
  document.documentElement.scrollTop = Math.min(scrollY, innerHeight / 8);
  scrollTo({ top: 0, behavior: reduced ? 'instant' : 'smooth' });
}

/**
 * After a navigation, scrolls to the top, and focuses the new page's heading, which screen readers then read, or the
 * fragment's target. React Router scrolls to that, and restores the position on back and forward.
 */
export function NavigationEffects() {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ pathname, key });
  useLayoutEffect(() => {
    if (shown.current.key === key) return;
    const samePage = shown.current.pathname === pathname;
    shown.current = { pathname, key };
    // The prerendered page's structured data does not describe another page.
    if (!samePage) document.head.querySelector('script[type="application/ld+json"]')?.remove();
    if (type !== 'POP' && !hash) glideToTop();
    if (samePage && (type === 'POP' || !hash)) return;
    const target = document.getElementById(hash.slice(1)) ?? document.querySelector<HTMLElement>('main h1');
    if (target && target.tabIndex < 0) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
  }, [type, pathname, hash, key]);
  return <ScrollRestoration getKey={scrollKey} />;
}
