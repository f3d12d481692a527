import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/print.css';
import '../styles/surfaces.css';
import { FailedPage } from '../layout/failed-page.tsx';
import { Shell } from '../layout/shell.tsx';
import { Links } from '../router/links.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { loadedPage } from './load-page.tsx';

/**
 * Renders the page at the current path, or the not-found page, in the shared layout. Paths have no parameters, so the
 * list of pages is the route table, and the router's pattern matching stays out of the bundle.
 * @param onReady called in the browser after a page's effects have run
 */
export function App({ onReady }: { onReady?: () => void }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary fallback={<FailedPage />}>
      <Shell>
        <Ready onReady={onReady}>{loadedPage(pathname) ?? <FailedPage />}</Ready>
      </Shell>
      <Links />
    </ErrorBoundary>
  );
}

/** Runs `onReady` after the page's effects, as a parent's effect runs after those of its children. */
function Ready({ onReady, children }: { onReady: (() => void) | undefined; children: ReactNode }) {
  useEffect(() => onReady?.(), [onReady]);
  return children;
}
