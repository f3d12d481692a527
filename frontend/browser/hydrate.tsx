import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, loadNotFound } from '../app/app.tsx';
import { loadPage } from '../app/load-page.tsx';
import { pageAt } from '../site/pages.ts';
import { keepState } from './keep-state.ts';

/**
 * Loads the content and the template of the page, or hydration would briefly show an empty one.
 * @returns rejects if a part cannot be loaded
 */
export async function loadCurrentPage(): Promise<void> {
  const page = pageAt(location.pathname);
  await (page ? loadPage(page) : loadNotFound());
}

/** @returns resolves when the page's effects have run */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  const restoreState = keepState(root);
  const options: RootOptions = {
    // A translator or an extension has changed the page before React took over. React has rendered it again.
    onRecoverableError: (error) => {
      console.warn(error);
      restoreState();
    },
    onUncaughtError: (error) => console.error(error),
  };
  await new Promise<void>((ready) => {
    // The same tree as in prerender.tsx, or the ids of `useId` would not match the prerendered HTML.
    const application = (
      <StrictMode>
        <BrowserRouter>
          <App onReady={ready} />
        </BrowserRouter>
      </StrictMode>
    );
    // A transition hydrates in time slices, so the page stays responsive.
    startTransition(() => {
      if (root.hasChildNodes()) hydrateRoot(root, application, options);
      else createRoot(root, options).render(application);
    });
  });
  document.documentElement.dataset['hydrated'] = '';
}
