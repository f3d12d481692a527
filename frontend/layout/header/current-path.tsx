import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterPaint } from '../../ui/after-paint.ts';

/** The path of the page that is open. */
export const CurrentPath = createContext('');

/** Tells the menus' links which page is open, once that page is on the screen: it does not wait for sixty of them. */
export function CurrentPathProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [path, setPath] = useState(pathname);
  useEffect(() => afterPaint(() => startTransition(() => setPath(pathname))), [pathname]);
  return <CurrentPath value={path}>{children}</CurrentPath>;
}
