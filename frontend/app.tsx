import { lazy, type ReactNode, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import './styles/tokens.css';
import './styles/base.css';
import './styles/grounds.css';
import { Shell } from './layout/shell.tsx';
import { loadedPage, openPage } from './load-page.tsx';
import { type Page, pageAt } from './pages.ts';

/** The one screen that no link leads to; its HTML stays as it was served until the script of it is there. */
const NotFoundScreen = lazy(() =>
  import('./screens/not-found-screen.tsx').then(({ NotFoundScreen: screen }) => ({ default: screen })),
);

/**
 * One shared layout, and in it the page at the address; everything else is not found. Addresses are whole paths
 * without parameters, so the list of pages is the route table, and the router's patterns stay out of the bundle.
 * @param onReady called in the browser when a page answers
 */
export function App({ onReady }: { onReady?: () => void }) {
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  return (
    <Shell>
      <Ready onReady={onReady}>{page ? <PageView page={page} /> : <NotFoundScreen />}</Ready>
    </Shell>
  );
}

/** Its effect runs after those of all that it holds. The layout alone answers earlier, while the page does not yet. */
function Ready({ onReady, children }: { onReady: (() => void) | undefined; children: ReactNode }) {
  useEffect(() => onReady?.(), [onReady]);
  return children;
}

function PageView({ page }: { page: Page }) {
  return loadedPage(page) ?? use(openPage(page));
}
