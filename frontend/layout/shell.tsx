import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Toasts } from '../contact/toasts.tsx';
import { pageAt } from '../pages.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { fetchLinksInView } from './fetch-links-in-view.ts';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { NavigationEffects } from './navigation-effects.tsx';
import styles from './shell.module.css';
import { useFollowedLinks } from './use-followed-links.ts';

/** What every page shares: skip link, header, the main area, footer, and where the messages appear. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has links of its own
  useEffect(fetchLinksInView, [pathname]);
  useFollowedLinks();
  return (
    <>
      <a className={styles['skip']} href="#main">
        Skip to main content
      </a>
      <Header overlay={pageAt(pathname)?.kind === 'home'} />
      <main id="main" tabIndex={-1} className={styles['main']}>
        <Suspense>
          <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
        </Suspense>
      </main>
      {/* As with the main area: React takes it over by itself, so that it is never busy for long. */}
      <Suspense>
        <Footer />
      </Suspense>
      <NavigationEffects />
      <Toasts />
    </>
  );
}
