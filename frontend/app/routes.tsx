import type { RouteObject } from 'react-router-dom';
import { allPages } from './all-pages.ts';
import { LayoutRoute } from './layout-route.tsx';
import { loadPage } from './load-page.tsx';
import { PageError } from './page-error.tsx';

/** The route table: every page in the layout that all pages share. A page that fails leaves header and footer in place. */
export const routes: RouteObject[] = [
  {
    element: <LayoutRoute />,
    errorElement: <PageError />,
    children: [
      {
        errorElement: <PageError />,
        children: [
          ...allPages.map((page) => ({
            path: page.path,
            caseSensitive: true,
            lazy: () => loadPage(page),
          })),
          {
            path: '*',
            lazy: async () => ({
              Component: (await import('../page-templates/not-found-template.tsx')).NotFoundTemplate,
            }),
          },
        ],
      },
    ],
  },
];
