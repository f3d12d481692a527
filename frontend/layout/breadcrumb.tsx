import type { PagePath } from '../pages.ts';
import styles from './breadcrumb.module.css';
import { PageLink } from './page-link.tsx';

interface BreadcrumbProps {
  /** Between Home and the page itself; without an address it is a name only. */
  group: { label: string; path?: PagePath };
  /** The page itself; links nowhere. */
  label: string;
}

/** Home / group / page. */
export function Breadcrumb({ group, label }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles['list']}>
        <li>
          <PageLink to="/">Home</PageLink>
        </li>
        <li>
          {group.path ? <PageLink to={group.path}>{group.label}</PageLink> : <span>{group.label}</span>}
        </li>
        <li>
          <span aria-current="page">{label}</span>
        </li>
      </ol>
    </nav>
  );
}
