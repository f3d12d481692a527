import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, loadNotFound } from '../app/app.tsx';
import { loadPage } from '../app/load-page.tsx';
import { pageAt } from '../site/pages.ts';
import { keepFocus } from './keep-focus.ts';

const options: RootOptions = {
  // A translator or an extension may change the page before React takes over. React then renders it again.
  onRecoverableError: (error) => console.warn(error),
  onUncaughtError: (error) => console.error(error),
};

/**
 * Hydrates the page.
 * @returns resolves when the page's effects have run; rejects if a part of the page cannot be loaded
 */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  // Load the page's content and template first, or hydration would briefly show an empty page.
  const page = pageAt(location.pathname);
  await (page ? loadPage(page) : loadNotFound());
  const restoreFocus = keepFocus(root);
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
  restoreFocus();
  document.documentElement.dataset['hydrated'] = '';
}
