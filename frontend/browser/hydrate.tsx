import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, loadNotFound } from '../app/app.tsx';
import { loadPage } from '../app/load-page.tsx';
import { pageShown } from '../app/reload-once.ts';
import { pageAt } from '../site/pages.ts';
import { fullStylesheet } from './full-stylesheet.ts';

function ready() {
  pageShown();
  document.documentElement.dataset['hydrated'] = '';
  dispatchEvent(new Event('hydrated'));
}

// The same tree as in prerender.tsx, or the ids of `useId` would not match the prerendered HTML.
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
  // Load the page's content and template first, or hydration would briefly show an empty page.
  const page = pageAt(location.pathname);
  await Promise.all([page ? loadPage(page) : loadNotFound(), fullStylesheet()]);
  // A transition hydrates in time slices, so the page stays responsive.
  startTransition(() => {
    if (root.hasChildNodes()) hydrateRoot(root, application);
    else createRoot(root).render(application);
  });
  return ready;
}

/**
 * Resolves when the page's effects have run; rejects if a part of the page cannot be loaded. There is no top-level
 * await, because the page templates import modules from this chunk and would deadlock.
 */
export const hydrated = start();
