import type { MenuLink } from '../site/menus.ts';
import { ArrowLink } from './arrow-link.tsx';
import styles from './link-list.module.css';

export function LinkList({ links }: { links: readonly MenuLink[] }) {
  return (
    <ul className={styles['links']}>
      {links.map(({ path, label }) => (
        <li key={path}>
          <ArrowLink className="spread" to={path}>
            {label}
          </ArrowLink>
        </li>
      ))}
    </ul>
  );
}
