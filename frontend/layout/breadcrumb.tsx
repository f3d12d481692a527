import type { BreadcrumbContent } from '../content/types.ts';
import styles from './breadcrumb.module.css';
import { PageLink } from './page-link.tsx';

export function Breadcrumb({ category, path, label }: BreadcrumbContent) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
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
