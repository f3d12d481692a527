import { Logo } from '../logo.tsx';
import styles from './header.module.css';
import { MainNavigation } from './main-navigation.tsx';
import { Sidebar } from './sidebar.tsx';

/** A constant element, so that React skips it when the header renders. */
const logoAndMenus = (
  <div className={`wrap spread ${styles.inner}`}>
    <Logo />
    <MainNavigation />
    <Sidebar />
  </div>
);

/**
 * Logo and menus.
 * @param overlay places the header on top of the page's first section, the home page's hero
 */
export function Header({ overlay }: { overlay: boolean }) {
  return (
    <header className={overlay ? `on-cobalt ${styles.header} ${styles.overlay}` : styles.header}>
      {logoAndMenus}
    </header>
  );
}
