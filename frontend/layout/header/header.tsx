import { memo } from 'react';
import { Logo } from '../logo.tsx';
import styles from './header.module.css';
import { MainNavigation } from './main-navigation.tsx';
import { NarrowNavigation } from './narrow-navigation.tsx';

/**
 * Logo and menus. Stays as it is from page to page.
 * @param overlay lies on the page's first section instead of above it; the home page's hero
 */
export const Header = memo(function Header({ overlay = false }: { overlay?: boolean }) {
  return (
    <header className={overlay ? `on-cobalt ${styles['header']} ${styles['overlay']}` : styles['header']}>
      <div className={`wrap ${styles['inner']}`}>
        <Logo />
        <MainNavigation />
        <NarrowNavigation />
      </div>
    </header>
  );
});
