import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterPaint } from '../../ui/after-paint.ts';

/** The path of the current page. */
export const CurrentPath = createContext('');

/** Updates the path for about sixty menu links after the new page is painted, so the page does not wait for them. */
export function CurrentPathProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [path, setPath] = useState(pathname);
  useEffect(() => afterPaint(() => startTransition(() => setPath(pathname))), [pathname]);
  return <CurrentPath value={path}>{children}</CurrentPath>;
}
