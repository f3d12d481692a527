import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * What is below the first view of a page. Who follows a link sees what is above it first: it comes right after that is
 * on the screen. It is there at once where somebody may have to land in it: at load, after back and forward, and when
 * the address names a place on the page.
 */
export function BelowFirstView({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const atOnce = useNavigationType() === 'POP' || hash !== '';
  const [shown, setShown] = useState(atOnce);
  useEffect(() => {
    if (shown) return;
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setShown(true))));
    return () => cancelAnimationFrame(frame);
  }, [shown]);
  return (shown || atOnce) && children;
}
