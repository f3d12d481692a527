import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { loadPage } from './load-page.tsx';
import { pageAt } from './pages.ts';
import { pageShown } from './reload-once.ts';

/** Fulfilled when the page answers to React: its effects have run. */
export const hydrated = new Promise((resolve) => addEventListener('hydrated', resolve, { once: true }));

function ready() {
  pageShown();
  document.documentElement.dataset['hydrated'] = '';
  dispatchEvent(new Event('hydrated'));
}

// The same tree as in the prerender, or React's ids would differ from those in the page.
const application = (
  <StrictMode>
    <BrowserRouter>
      <App onReady={ready} />
    </BrowserRouter>
  </StrictMode>
);

const root = document.getElementById('root') as HTMLElement;
// The words and the screen of this page first: hydration would otherwise show an empty page for a moment.
const page = pageAt(location.pathname);
if (page) await loadPage(page);
if (root.hasChildNodes()) hydrateRoot(root, application);
else createRoot(root).render(application);
