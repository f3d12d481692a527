import { Logo } from '../logo.tsx';
import { CurrentPathProvider } from './current-path.tsx';
import styles from './header.module.css';
import { MainNavigation } from './main-navigation.tsx';
import { NarrowNavigation } from './narrow-navigation.tsx';

/** Made once: a navigation renders none of it. */
const logoAndMenus = (
  <div className={`wrap ${styles['inner']}`}>
    <Logo />
    <CurrentPathProvider>
      <MainNavigation />
      <NarrowNavigation />
    </CurrentPathProvider>
  </div>
);

/**
 * Logo and menus. Stays as it is from page to page.
 * @param overlay lies on the page's first section instead of above it; the home page's hero
 */
export function Header({ overlay = false }: { overlay?: boolean }) {
  return (
    <header className={overlay ? `on-cobalt ${styles['header']} ${styles['overlay']}` : styles['header']}>
      {logoAndMenus}
    </header>
  );
}
