import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/surfaces.css';
import '../styles/print.css';
import { Footer } from '../layout/footer/footer.tsx';
import { Header } from '../layout/header/header.tsx';
import { PageLinkContext } from '../layout/page-link-context.ts';
import styles from './layout-route.module.css';
import { LoadingBar } from './loading-bar.tsx';
import { NavigationEffects } from './navigation-effects.tsx';
import { useLinkActions } from './use-link-actions.ts';

/** The frame of all pages: header, main area and footer. */
export function LayoutRoute() {
  const { pathname } = useLocation();
  return (
    <PageLinkContext value={useLinkActions()}>
      <a className={`pill on-ink ${styles.skip}`} href="#main">
        Skip to main content
      </a>
      <Header overlay={pathname === '/'} />
      <main id="main" tabIndex={-1}>
        {/* React hydrates each Suspense boundary in a separate task. */}
        <Suspense>
          <Outlet />
          <HydrationMark />
        </Suspense>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <NavigationEffects />
      <LoadingBar />
    </PageLinkContext>
  );
}

/** Marks the document after the page's effects have run. Until then, CSS opens the menus. */
function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return null;
}
