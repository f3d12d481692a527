import type { MenuLink } from '../../site/menus.ts';
import { HeaderLink } from './header-link.tsx';
import styles from './links-panel.module.css';

/** A dropdown panel with a list of links. */
export function LinksPanel({ links, columns }: { links: readonly MenuLink[]; columns: 1 | 2 }) {
  return (
    <ul className={columns === 2 ? `${styles['panel']} ${styles['two']}` : styles['panel']}>
      {links.map((link) => (
        <li key={link.path}>
          <HeaderLink to={link.path}>{link.label}</HeaderLink>
        </li>
      ))}
    </ul>
  );
}
