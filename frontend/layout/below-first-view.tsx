import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { afterPaint } from '../ui/after-paint.ts';
import styles from './below-first-view.module.css';
import { fetchLinksInView } from './fetch-links-in-view.ts';

/**
 * What follows the top of a page. Who follows a link on a phone sees nothing else at first, so it comes right after the
 * top is on the screen. It is there at once where somebody may have to land in it: at load, after back and forward, and
 * when the address names a place on the page.
 */
export function BelowFirstView({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const atOnce = useNavigationType() === 'POP' || hash !== '';
  const [shown, setShown] = useState(atOnce);
  useEffect(() => {
    if (shown) return undefined;
    return afterPaint(() => startTransition(() => setShown(true)));
  }, [shown]);
  useEffect(() => (shown && !atOnce ? fetchLinksInView() : undefined), [shown, atOnce]);
  return shown || atOnce ? children : <div className={styles['space']} />;
}
