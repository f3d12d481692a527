import { StrictMode, startTransition } from 'react';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import { routes } from '../app/routes.tsx';
import { wholeStylesheet } from '../app/stylesheet.ts';
import { keepTyped } from '../contact-form/form-state.ts';
import { createRoot, hydrateRoot } from './react.ts';

/** Loads the routes of the current page. A router that starts before that renders nothing until then. */
async function loadMatches(table: RouteObject[]): Promise<void> {
  for (const { route } of matchRoutes(table, location) ?? [])
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
}

/**
 * Loads the current page and hydrates it. Does not hydrate it if the browser is already posting the form, which the page
 * notes (frontend/build/site.ts): React would store the text that is being sent as a draft.
 * @throws if a part cannot be loaded
 */
export async function hydrate(): Promise<void> {
  const { pathname } = location;
  await loadMatches(routes);
  // Back has changed the address: entry.ts opens the document of that address.
  if ('posted' in document.documentElement.dataset || location.pathname !== pathname) return;
  keepTyped();
  wholeStylesheet().catch((error) => console.warn(error));
  // The data of the loaded page: there is none.
  let router = createBrowserRouter(routes, { hydrationData: {} });
  // Without transitions: a page is loaded before it is rendered, which takes a quarter longer in time slices.
  const application = () => (
    <StrictMode>
      <RouterProvider router={router} useTransitions={false} />
    </StrictMode>
  );
  const container = document.getElementById('root') as HTMLElement;
  const errorHandlers = {
    // A translator or an extension changed the page before React, which has rendered it again.
    onRecoverableError: (error: unknown) => console.warn(error),
    onUncaughtError: (error: unknown) => console.error(error),
  };
  // No page is prerendered in development.
  const root = container.hasChildNodes() ? undefined : createRoot(container, errorHandlers);
  // A transition hydrates in time slices, so the page stays responsive.
  startTransition(() => {
    if (root) root.render(application());
    else hydrateRoot(container, application(), errorHandlers);
  });

  // In development, edited content or an edited list of pages is shown without a reload, by a router of its own.
  import.meta.hot?.accept('../app/routes.tsx', async (edited) => {
    if (!edited) return;
    await loadMatches(edited['routes']);
    router.dispose();
    router = createBrowserRouter(edited['routes'], { hydrationData: {} });
    root?.render(application());
  });
}
