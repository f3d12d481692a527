import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { hireLink, industryMenu, insightsMenu, type MenuName } from '../../site/menus.ts';
import { Icon } from '../../ui/icon.tsx';
import { chevronDown } from '../../ui/icons.ts';
import { HeaderLink, HeaderLinks } from './header-links.tsx';
import styles from './main-navigation.module.css';
import { ProductPanel } from './product-panel.tsx';
import { ServicesPanel } from './services-panel.tsx';
import { useIsCurrentMenu } from './use-is-current-menu.ts';
import { useMenu } from './use-menu.ts';

/** The menus for wide screens, following the disclosure navigation pattern of the ARIA Authoring Practices Guide. */
export function MainNavigation() {
  const { open, toggle, itemProps } = useMenu();
  const item = (name: MenuName, label: string, content: ReactNode) => (
    <li className={styles[name === 'services' ? 'wide' : 'item']} {...itemProps(name)}>
      <MenuButton name={name} open={open === name} onClick={() => toggle(name)}>
        {label}
        <Icon path={chevronDown} size={16} strokeWidth={2.6} />
      </MenuButton>
      <div id={`menu-${name}`} className={styles.panel} hidden={open !== name}>
        {/* Hydrated separately: at idle priority, or as soon as the visitor interacts with it. */}
        <Suspense>
          <div className="bordered on-white">{content}</div>
        </Suspense>
      </div>
    </li>
  );
  return (
    <nav aria-label="Main" className={styles.nav}>
      <ul className={styles.list}>
        {item('products', 'Products', <ProductPanel />)}
        {item('services', 'Services', <ServicesPanel shown={open === 'services'} />)}
        {item('industries', 'Industries', <HeaderLinks links={industryMenu} />)}
        <li>
          <HeaderLink className={`pill ${styles.top}`} to={hireLink.path}>
            {hireLink.label}
          </HeaderLink>
        </li>
        {item('insights', 'Insights', <HeaderLinks links={insightsMenu} />)}
      </ul>
    </nav>
  );
}

interface MenuButtonProps extends ComponentProps<'button'> {
  name: MenuName;
  open: boolean;
}

/** Reads the current path itself, like the links. */
function MenuButton({ name, open, ...props }: MenuButtonProps) {
  return (
    <button
      type="button"
      className={`pill ${styles.top}`}
      aria-current={useIsCurrentMenu(name)}
      aria-expanded={open}
      aria-controls={`menu-${name}`}
      {...props}
    />
  );
}
