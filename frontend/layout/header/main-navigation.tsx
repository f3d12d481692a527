import { type ReactNode, Suspense, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { hireLink, industryMenu, insightsMenu } from '../../navigation.ts';
import { Icon } from '../../ui/icon.tsx';
import { chevronDown } from '../../ui/icon-paths.ts';
import { PageLink } from '../page-link.tsx';
import { LinksPanel } from './links-panel.tsx';
import styles from './main-navigation.module.css';
import { ProductPanel } from './product-panel.tsx';
import { ServicesPanel } from './services-panel.tsx';
import { type MenuName, useMenu } from './use-menu.ts';

/** The header's menus on wide screens, after the disclosure navigation pattern of the ARIA Authoring Practices. */
export function MainNavigation() {
  const menu = useMenu();
  const { pathname } = useLocation();
  const item = (name: MenuName, label: string, panel: ReactNode) => (
    <Dropdown
      label={label}
      wide={name === 'services'}
      open={menu.open === name}
      onToggle={() => menu.toggle(name)}
      handlers={menu.itemProps(name)}
    >
      {panel}
    </Dropdown>
  );
  return (
    <nav aria-label="Main" className={styles['nav']} ref={menu.root}>
      <ul className={styles['list']}>
        {item('products', 'Products', <ProductPanel />)}
        {item('services', 'Services', <ServicesPanel />)}
        {item('industries', 'Industries', <LinksPanel links={industryMenu} columns={2} />)}
        <li>
          <PageLink
            className={styles['top']}
            to={hireLink.path}
            aria-current={pathname === hireLink.path ? 'page' : undefined}
          >
            {hireLink.label}
          </PageLink>
        </li>
        {item('insights', 'Insights', <LinksPanel links={insightsMenu} columns={1} />)}
      </ul>
    </nav>
  );
}

interface DropdownProps {
  label: string;
  wide: boolean;
  open: boolean;
  onToggle: () => void;
  handlers: ReturnType<ReturnType<typeof useMenu>['itemProps']>;
  children: ReactNode;
}

function Dropdown({ label, wide, open, onToggle, handlers, children }: DropdownProps) {
  const id = useId();
  return (
    <li className={wide ? styles['wide'] : styles['item']} {...handlers}>
      <button
        type="button"
        className={styles['top']}
        data-menu=""
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        {label}
        <Icon path={chevronDown} size={16} strokeWidth={2.6} />
      </button>
      <div id={id} className={styles['panel']} hidden={!open}>
        {/* A part that React takes over by itself, when nothing more urgent is left or as soon as it is used. */}
        <Suspense>{children}</Suspense>
      </div>
    </li>
  );
}
