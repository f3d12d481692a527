import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import styles from './loading-bar.module.css';
import { navigationMessages } from './messages.ts';

/** Milliseconds. Most pages arrive earlier. After a press it is 150, as the link waits 50 (use-link-actions.ts). */
const delay = 100;

/** Shows and announces that a page is loading. */
export function LoadingBar() {
  const loading = useNavigation().state === 'loading';
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setShown(true), delay);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [loading]);
  return (
    <>
      {/* Always there, as screen readers announce only what changes in a status. */}
      <p className="visually-hidden" role="status">
        {shown && navigationMessages.loading}
      </p>
      {shown && <div className={styles.loading} role="progressbar" aria-label={navigationMessages.loading} />}
    </>
  );
}
