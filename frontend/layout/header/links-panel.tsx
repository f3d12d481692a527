import { useLocation } from 'react-router-dom';
import type { MenuLink } from '../../navigation.ts';
import { PageLink } from '../page-link.tsx';
import styles from './links-panel.module.css';

/** A dropdown that is a plain list of pages. */
export function LinksPanel({ links, columns }: { links: readonly MenuLink[]; columns: 1 | 2 }) {
  const { pathname } = useLocation();
  return (
    <ul className={columns === 2 ? `${styles['panel']} ${styles['two']}` : styles['panel']}>
      {links.map((link) => (
        <li key={link.path}>
          <PageLink to={link.path} aria-current={pathname === link.path ? 'page' : undefined}>
            {link.label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
