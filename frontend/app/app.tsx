import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/surfaces.css';
import { FailedPage } from '../layout/failed-page.tsx';
import { Footer } from '../layout/footer/footer.tsx';
import { Header } from '../layout/header/header.tsx';
import { Links } from '../router/links.tsx';
import { NavigationEffects } from '../router/navigation-effects.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import styles from './app.module.css';
import { loadedPage } from './load-page.tsx';

/**
 * Renders the page at the current path, or the not-found page, in the layout that all pages share. Paths have no
 * parameters, so the list of pages is the route table, and the router's pattern matching stays out of the bundle.
 * @param onReady called in the browser after a page's effects have run
 */
export function App({ onReady }: { onReady?: () => void }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary fallback={<FailedPage />}>
      <a className={`pill on-ink ${styles.skip}`} href="#main">
        Skip to main content
      </a>
      <Header overlay={pathname === '/'} />
      <main id="main" tabIndex={-1}>
        <Suspense>
          <ErrorBoundary resetKey={pathname} fallback={<FailedPage />}>
            <Ready onReady={onReady}>{loadedPage(pathname) ?? <FailedPage />}</Ready>
          </ErrorBoundary>
        </Suspense>
      </main>
      {/* A Suspense boundary of its own, like the main area, so that React hydrates it in a separate task. */}
      <Suspense>
        <Footer />
      </Suspense>
      <NavigationEffects />
      <Links />
    </ErrorBoundary>
  );
}

/** Runs `onReady` after the page's effects, as a parent's effect runs after those of its children. */
function Ready({ onReady, children }: { onReady: (() => void) | undefined; children: ReactNode }) {
  useEffect(() => onReady?.(), [onReady]);
  return children;
}
