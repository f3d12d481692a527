import type { MenuLink } from '../site/menus.ts';
import { LinkList } from './link-list.tsx';
import styles from './related-links.module.css';

/** A section with links to pages that belong to this one. */
export function RelatedLinks({ heading, links }: { heading: string; links: readonly MenuLink[] }) {
  return (
    <div className={`wrap section split ${styles['row']}`}>
      <h2>{heading}</h2>
      <LinkList links={links} />
    </div>
  );
}
