import { PageLink } from '../router/page-link.tsx';
import type { MenuLink } from '../site/menus.ts';
import { Icon } from '../ui/icon.tsx';
import { arrowRight } from '../ui/icon-paths.ts';
import styles from './link-list.module.css';

export function LinkList({ links }: { links: readonly MenuLink[] }) {
  return (
    <ul className={styles['links']}>
      {links.map(({ path, label }) => (
        <li key={path}>
          <PageLink className="spread" to={path}>
            {label}
            <Icon path={arrowRight} strokeWidth={2.6} />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
