import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { hireLink, industryMenu, insightsMenu, type MenuLink, serviceMenu } from '../../navigation.ts';
import { Icon } from '../../ui/icon.tsx';
import { chevronDown, cross } from '../../ui/icon-paths.ts';
import { HeaderLink } from './header-link.tsx';
import { ProductPanel } from './product-panel.tsx';
import styles from './sidebar.module.css';

interface SidebarProps {
  open: boolean;
  onClose: () => void;
}

/** All menus on narrow screens, as a modal dialog: the browser keeps the focus inside and the page behind inert. */
export function Sidebar({ open, onClose }: SidebarProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  const openedAt = useRef(key);
  // Before the new page's heading takes the focus, which nothing behind an open dialog can.
  useLayoutEffect(() => {
    if (openedAt.current !== key) dialog.current?.close();
    openedAt.current = key;
  }, [key]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which the browser sees to
    <dialog
      ref={dialog}
      className={styles['sidebar']}
      aria-modal="true"
      aria-label="Menu"
      onClose={onClose}
      // A click on the overlay is a click on the dialog itself, outside of its content.
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
    >
      <div className={styles['content']}>
        <button
          type="button"
          className={styles['close']}
          aria-label="Close menu"
          onClick={() => dialog.current?.close()}
        >
          <Icon path={cross} size={24} strokeWidth={2.4} />
        </button>
        <nav aria-label="Site">
          <Section label="Products">
            <div className={styles['product']}>
              <ProductPanel />
            </div>
          </Section>
          <Section label="Services">
            {serviceMenu.map((group, index) => (
              <Section key={group.id} label={group.label} open={index === 0}>
                <Links links={group.links} />
              </Section>
            ))}
          </Section>
          <Section label="Industries">
            <Links links={industryMenu} />
          </Section>
          <HeaderLink className={styles['single']} to={hireLink.path}>
            {hireLink.label}
          </HeaderLink>
          <Section label="Insights">
            <Links links={insightsMenu} />
          </Section>
        </nav>
      </div>
    </dialog>
  );
}

interface SectionProps {
  label: string;
  /** Whether it is open before anybody has touched it. */
  open?: boolean;
  children: ReactNode;
}

function Section({ label, open = false, children }: SectionProps) {
  return (
    <details className={styles['section']} open={open}>
      <summary>
        {label}
        <Icon path={chevronDown} size={20} strokeWidth={2.4} />
      </summary>
      {children}
    </details>
  );
}

function Links({ links }: { links: readonly MenuLink[] }) {
  return (
    <ul className={styles['links']}>
      {links.map((link) => (
        <li key={link.path}>
          <HeaderLink to={link.path}>{link.label}</HeaderLink>
        </li>
      ))}
    </ul>
  );
}
