import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Toasts } from '../contact/toasts.tsx';
import { pageAt } from '../pages.ts';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { NavigationEffects } from './navigation-effects.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import styles from './shell.module.css';

/** What every page shares: skip link, header, the main area, footer, and where the messages appear. */
export function Shell() {
  const { pathname } = useLocation();
  return (
    <>
      <a className={styles['skip']} href="#main">
        Skip to main content
      </a>
      <Header overlay={pageAt(pathname)?.kind === 'home'} />
      <main id="main" tabIndex={-1} className={styles['main']}>
        <Suspense>
          <ScreenBoundary key={pathname}>
            <Outlet />
          </ScreenBoundary>
        </Suspense>
      </main>
      <Footer />
      <NavigationEffects />
      <Toasts />
    </>
  );
}
