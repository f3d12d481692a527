import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { hireLink, industryMenu, insightsMenu, type MenuLink, serviceMenu } from '../../site/menus.ts';
import { Icon } from '../../ui/icon.tsx';
import { chevronDown, cross } from '../../ui/icon-paths.ts';
import { HeaderLink } from './header-link.tsx';
import { ProductPanel } from './product-panel.tsx';
import styles from './sidebar.module.css';

export interface SidebarProps {
  open: boolean;
  onClose: () => void;
}

/** All menus for narrow screens in a modal dialog: the browser traps the focus and makes the page behind it inert. */
export function Sidebar({ open, onClose }: SidebarProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  const openedAt = useRef(key);
  // In a layout effect, because the new page's heading cannot take the focus while the dialog is open.
  useLayoutEffect(() => {
    if (openedAt.current !== key) dialog.current?.close();
    openedAt.current = key;
  }, [key]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes the dialog on Escape
    <dialog
      ref={dialog}
      className={styles['sidebar']}
      aria-modal="true"
      aria-label="Menu"
      onClose={onClose}
      // A click on the backdrop targets the dialog itself.
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
  /** Whether it is open initially. */
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
