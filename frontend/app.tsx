import { type ReactNode, use, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import './styles/tokens.css';
import './styles/base.css';
import './styles/grounds.css';
import { Shell } from './layout/shell.tsx';
import { loadedPage, openPage } from './load-page.tsx';
import { type Page, pages } from './pages.ts';
import { NotFoundScreen } from './screens/not-found-screen.tsx';

/**
 * The route tree: one shared layout, one route a page, and everything else not found.
 * @param onReady called in the browser when a page answers
 */
export function App({ onReady }: { onReady?: () => void }) {
  return (
    <Routes>
      <Route element={<Shell />}>
        {pages.map((page) => (
          <Route
            key={page.path}
            path={page.path}
            caseSensitive
            element={
              <Ready onReady={onReady}>
                <PageView page={page} />
              </Ready>
            }
          />
        ))}
        <Route
          path="*"
          element={
            <Ready onReady={onReady}>
              <NotFoundScreen />
            </Ready>
          }
        />
      </Route>
    </Routes>
  );
}

/** Its effect runs after those of all that it holds. The layout alone answers earlier, while the page does not yet. */
function Ready({ onReady, children }: { onReady: (() => void) | undefined; children: ReactNode }) {
  useEffect(() => onReady?.(), [onReady]);
  return children;
}

function PageView({ page }: { page: Page }) {
  return loadedPage(page) ?? use(openPage(page));
}
