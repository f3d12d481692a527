import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { menu } from '../../ui/icon-paths.ts';
import { Logo } from '../logo.tsx';
import styles from './header.module.css';
import { MainNavigation } from './main-navigation.tsx';

const Sidebar = lazy(() => import('./sidebar.tsx').then(({ Sidebar }) => ({ default: Sidebar })));

/**
 * Logo and menus.
 * @param overlay lies on the page's first section instead of above it; the home page's hero
 */
export function Header({ overlay = false }: { overlay?: boolean }) {
  const [sidebar, setSidebar] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <header className={overlay ? `on-cobalt ${styles['header']} ${styles['overlay']}` : styles['header']}>
      <div className={`wrap ${styles['inner']}`}>
        <Logo />
        <MainNavigation />
        <a className={styles['burgerLink']} href="#footer">
          Menu
        </a>
        <button
          type="button"
          className={styles['burger']}
          aria-label="Open menu"
          aria-haspopup="dialog"
          aria-expanded={sidebar === 'open'}
          onClick={() => setSidebar('open')}
        >
          <Icon path={menu} size={24} strokeWidth={2.4} />
        </button>
      </div>
      {sidebar !== 'unused' && (
        <Suspense>
          <Sidebar open={sidebar === 'open'} onClose={() => setSidebar('closed')} />
        </Suspense>
      )}
    </header>
  );
}
