import { PageLink } from '../router/page-link.tsx';
import type { PagePath } from '../site/pages.ts';
import styles from './breadcrumb.module.css';

interface BreadcrumbProps {
  /** The entry between Home and the page; plain text without a path. */
  category: string;
  path?: PagePath | undefined;
  /** The current page, which is not a link. */
  label: string;
}

/** Home / category / page. */
export function Breadcrumb({ category, path, label }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles['list']}>
        <li>
          <PageLink to="/">Home</PageLink>
        </li>
        <li>{path ? <PageLink to={path}>{category}</PageLink> : <span>{category}</span>}</li>
        <li>
          <span aria-current="page">{label}</span>
        </li>
      </ol>
    </nav>
  );
}
