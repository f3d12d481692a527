import { type ReactNode, Suspense, useId } from 'react';
import { hireLink, industryMenu, insightsMenu } from '../../site/menus.ts';
import { chevronDown, Icon } from '../../ui/icon.tsx';
import { HeaderLink, HeaderLinks } from './header-links.tsx';
import styles from './main-navigation.module.css';
import { ProductPanel } from './product-panel.tsx';
import { ServicesPanel } from './services-panel.tsx';
import { type MenuName, useMenu } from './use-menu.ts';

/** Constant elements, so that React skips them when a menu opens. */
const panels: Readonly<Record<Exclude<MenuName, 'services'>, ReactNode>> = {
  products: <ProductPanel />,
  industries: <HeaderLinks links={industryMenu} className={`bordered on-white ${styles['links']}`} />,
  insights: <HeaderLinks links={insightsMenu} className={`bordered on-white ${styles['links']}`} />,
};

/** The menus for wide screens, following the disclosure navigation pattern of the ARIA Authoring Practices Guide. */
export function MainNavigation() {
  const menu = useMenu();
  const id = useId();
  const item = (name: MenuName, label: string) => {
    const open = menu.open === name;
    return (
      <li className={styles[name === 'services' ? 'wide' : 'item']} {...menu.itemProps(name)}>
        <button
          type="button"
          className={styles['top']}
          aria-expanded={open}
          aria-controls={id + name}
          onClick={() => menu.toggle(name)}
        >
          {label}
          <Icon path={chevronDown} size={16} strokeWidth={2.6} />
        </button>
        <div id={id + name} className={styles['panel']} hidden={!open}>
          {/* Hydrated separately: at idle priority, or as soon as the visitor interacts with it. */}
          <Suspense>{name === 'services' ? <ServicesPanel shown={open} /> : panels[name]}</Suspense>
        </div>
      </li>
    );
  };
  return (
    <nav aria-label="Main" className={styles['nav']}>
      <ul className={styles['list']}>
        {item('products', 'Products')}
        {item('services', 'Services')}
        {item('industries', 'Industries')}
        <li>
          <HeaderLink className={styles['top']} to={hireLink.path}>
            {hireLink.label}
          </HeaderLink>
        </li>
        {item('insights', 'Insights')}
      </ul>
    </nav>
  );
}
