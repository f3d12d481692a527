import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { menu } from '../../ui/icon-paths.ts';
import styles from './narrow-navigation.module.css';

const Sidebar = lazy(() => import('./sidebar.tsx').then(({ Sidebar }) => ({ default: Sidebar })));

/** The menu button for narrow screens and its sidebar. Without JavaScript it is a link to the footer. */
export function NarrowNavigation() {
  const [sidebar, setSidebar] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <a className={styles['link']} href="#footer">
        Menu
      </a>
      <button
        type="button"
        className={styles['button']}
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={sidebar === 'open'}
        onClick={() => setSidebar('open')}
      >
        <Icon path={menu} size={24} strokeWidth={2.4} />
      </button>
      {sidebar !== 'unused' && (
        <Suspense>
          <Sidebar open={sidebar === 'open'} onClose={() => setSidebar('closed')} />
        </Suspense>
      )}
    </>
  );
}
