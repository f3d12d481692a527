import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { loadPage } from '../app/load-page.tsx';
import { keepState } from './keep-state.ts';

/**
 * Loads the current page and hydrates it; hydrated before it is loaded, it would be empty for a moment. Does not hydrate
 * it if the browser is already posting the form, which the page notes (frontend/build/site.ts): React would store the text
 * that is being sent as a draft.
 * @returns resolves when the page's effects have run; rejects if a part cannot be loaded
 */
export async function hydrate(): Promise<void> {
  await loadPage(location.pathname);
  if ('posted' in document.documentElement.dataset) return;
  const root = document.getElementById('root') as HTMLElement;
  const restoreState = keepState(root);
  const metadata = document.head.querySelectorAll(
    'title, meta:is([property], [name="description"], [name^="twitter:"]), link[rel="canonical"]',
  );
  // A translator or an extension changed the page before React took over, so React has rendered it again.
  const onRecoverableError = (error: unknown) => {
    console.warn(error);
    restoreState();
    // React leaves the prerendered metadata next to its own, and it would stay on all pages.
    if (document.head.querySelectorAll('title').length > 1) for (const tag of metadata) tag.remove();
  };
  const onUncaughtError = (error: unknown) => console.error(error);
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
      if (root.hasChildNodes()) hydrateRoot(root, application, { onRecoverableError, onUncaughtError });
      else createRoot(root, { onUncaughtError }).render(application);
    });
  });
  document.documentElement.dataset['hydrated'] = '';
}
