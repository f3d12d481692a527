import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { NavigationEffects } from '../router/navigation-effects.tsx';
import { pageAt } from '../site/pages.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { FailedPage } from './failed-page.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import styles from './shell.module.css';

/** The layout that every page shares: skip link, header, main area and footer. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <>
      <a className={styles['skip']} href="#main">
        Skip to main content
      </a>
      <Header overlay={pageAt(pathname)?.kind === 'home'} />
      <main id="main" tabIndex={-1}>
        <Suspense>
          <ErrorBoundary resetKey={pathname} fallback={<FailedPage />}>
            {children}
          </ErrorBoundary>
        </Suspense>
      </main>
      {/* A Suspense boundary of its own, like the main area, so that React hydrates it in a separate task. */}
      <Suspense>
        <Footer />
      </Suspense>
      <NavigationEffects />
    </>
  );
}
