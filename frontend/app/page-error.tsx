import { useEffect, useState } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { company } from '../site/company.ts';
import { pageAt } from './all-pages.ts';
import { PageNotLoaded } from './load-page.tsx';
import { navigationMessages } from './messages.ts';

/** In place of a page that throws, or whose files did not arrive. */
export function PageError() {
  const error = useRouteError();
  return error instanceof PageNotLoaded ? (
    <LostPage error={error} />
  ) : (
    <ErrorMessage {...navigationMessages.failed} />
  );
}

/**
 * Opens the page as a document if the server responds, and says so if it does not. React Router does not request files
 * again that were lost, so another try opens the document as well.
 */
function LostPage({ error }: { error: PageNotLoaded }) {
  const { pathname, key } = useLocation();
  const [unreachable, setUnreachable] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be pressed again
  useEffect(() => {
    console.error(error);
    let left = false;
    const open = () => {
      if (left) return;
      // The browser would restore the position of the scroll that is under way.
      scrollTo({ top: 0, behavior: 'instant' });
      location.reload();
    };
    fetch(location.href, { method: 'HEAD' }).then(open, () => left || setUnreachable(true));
    return () => {
      left = true;
    };
  }, [error, key]);

  const { heading, ...message } = navigationMessages.notLoaded;
  if (unreachable)
    return <ErrorMessage heading={heading(pageAt(pathname)?.label ?? pathname)} {...message} />;
  // The space keeps the footer out of view.
  return <div style={{ height: '100vh' }} />;
}

/** A message with a button that opens the page as a document. */
function ErrorMessage({ heading, text, action }: { heading: string; text: string; action: string }) {
  return (
    <section className="wrap section hero-text">
      <title>{`${heading} | ${company.name}`}</title>
      <h1 ref={(h1) => h1?.focus({ preventScroll: true })} tabIndex={-1}>
        {heading}
      </h1>
      <p className="lead">{text}</p>
      <button type="button" className="button on-cobalt" onClick={() => location.reload()}>
        {action}
      </button>
    </section>
  );
}
