import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { createPath, useNavigate } from 'react-router-dom';
import { followLinks, type Visit } from './follow-links.ts';
import styles from './links.module.css';
import { linkMessages } from './messages.ts';

/** Makes the site's links navigate with the router, and shows that a page is loading or did not arrive. */
export function Links() {
  const navigate = useNavigate();
  const [visit, setVisit] = useState<Visit>({ state: 'idle' });
  // `navigate` changes with every page, while a page may be loading.
  const go = useEffectEvent((to: string) => {
    // A link to the current URL adds no history entry.
    navigate(to, { replace: to === createPath(location) });
  });
  // In a layout effect, so that its `popstate` listener is added, and runs, before the router's.
  useLayoutEffect(() => followLinks(go, setVisit), []);
  const loading = visit.state === 'loading';
  return (
    <>
      {/* Always there, as screen readers announce only what changes in a status. */}
      <p className="visually-hidden" role="status">
        {loading && linkMessages.loading}
      </p>
      {loading && <div className={styles.loading} role="progressbar" aria-label={linkMessages.loading} />}
      {visit.state === 'failed' && (
        <p className={`on-coral bordered ${styles.failed}`} role="alert">
          {linkMessages.failed} <a href={visit.to}>{linkMessages.retry}</a>
        </p>
      )}
    </>
  );
}
