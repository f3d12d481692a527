import { useEffect } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { company } from '../site/company.ts';
import { pageAt } from '../site/pages.ts';
import { PageNotLoaded } from './load-page.tsx';
import { navigationMessages } from './messages.ts';

/**
 * In place of a page that throws, or whose files did not arrive. Online, the browser opens the latter as a document. React
 * Router does not request files again that were lost, so another try opens the document as well.
 */
export function PageError() {
  const error = useRouteError();
  const { pathname, key } = useLocation();
  const lost = error instanceof PageNotLoaded;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be pressed again
  useEffect(() => {
    if (!lost) return;
    console.error(error);
    if (navigator.onLine) location.reload();
  }, [error, lost, key]);

  const { failed, notLoaded } = navigationMessages;
  const heading = lost ? notLoaded.heading(pageAt(pathname)?.label ?? pathname) : failed.heading;
  return (
    <section className="wrap section hero-text">
      <title>{`${heading} | ${company.name}`}</title>
      <h1>{heading}</h1>
      <p className="lead">{lost ? notLoaded.text : failed.text}</p>
      <button type="button" className="button on-cobalt" onClick={() => location.reload()}>
        {lost ? notLoaded.action : failed.action}
      </button>
    </section>
  );
}
