import { PageLink } from '../router/page-link.tsx';
import type { PagePath } from '../site/pages.ts';
import styles from './breadcrumb.module.css';

interface BreadcrumbProps {
  /** The entry between Home and the page; plain text if it has no path. */
  group: { label: string; path?: PagePath };
  /** The current page, which is not a link. */
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
