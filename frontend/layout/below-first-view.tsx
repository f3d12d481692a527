import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { afterPaint } from '../ui/after-paint.ts';

/**
 * Renders the part of a page below its first section. After a click on a link it renders after the first paint, so the
 * new page appears sooner. It renders immediately when the scroll target may be in it: on load, on back and forward
 * navigation, and when the URL has a fragment.
 */
export function BelowFirstView({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const atOnce = useNavigationType() === 'POP' || hash !== '';
  const [shown, setShown] = useState(atOnce);
  useEffect(() => afterPaint(() => startTransition(() => setShown(true))), []);
  // The space keeps the footer out of view until the content is rendered.
  return shown || atOnce ? children : <div style={{ height: '100vh' }} />;
}
