import { type ComponentType, useState } from 'react';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { menu } from '../../ui/icon-paths.ts';
import styles from './narrow-navigation.module.css';
import type { SidebarProps } from './sidebar.tsx';

/**
 * The menu button for narrow screens and its sidebar. Without JavaScript it is a link to the footer, where the button
 * leads too if the sidebar cannot be loaded.
 */
export function NarrowNavigation() {
  const [Sidebar, setSidebar] = useState<ComponentType<SidebarProps>>();
  const [open, setOpen] = useState(false);
  const openSidebar = () =>
    import('./sidebar.tsx').then(
      (loaded) => {
        setSidebar(() => loaded.Sidebar);
        setOpen(true);
      },
      (error: unknown) => {
        console.error(error);
        document.getElementById('footer')?.scrollIntoView();
      },
    );
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
        aria-expanded={open}
        onClick={openSidebar}
      >
        <Icon path={menu} size={24} strokeWidth={2.4} />
      </button>
      <ErrorBoundary fallback={null}>
        {Sidebar && <Sidebar open={open} onClose={() => setOpen(false)} />}
      </ErrorBoundary>
    </>
  );
}
