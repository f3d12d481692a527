import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { fullStylesheet } from './full-stylesheet.ts';
import { loadPage } from './load-page.tsx';
import { pageAt } from './pages.ts';
import { pageShown } from './reload-once.ts';

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

async function start() {
  const ready = new Promise((resolve) => addEventListener('hydrated', resolve, { once: true }));
  const root = document.getElementById('root') as HTMLElement;
  // The words and the screen of this page first: hydration would otherwise show an empty page for a moment.
  const page = pageAt(location.pathname);
  await Promise.all([page && loadPage(page), fullStylesheet()]);
  // As a transition it is done in slices, between which the page answers to the visitor.
  startTransition(() => {
    if (root.hasChildNodes()) hydrateRoot(root, application);
    else createRoot(root).render(application);
  });
  return ready;
}

/**
 * Fulfilled when the page answers to React: its effects have run. Rejects when a part of the page can't be had. Not
 * awaited in here: the screens share this module's file, and would wait for it as it waits for them.
 */
export const hydrated = start();
