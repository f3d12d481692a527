import { BoundText } from '../ui/bound-text.tsx';
import { ArrowLink } from './arrow-link.tsx';
import styles from './link-list.module.css';
import type { PageAddress } from './page-link.tsx';

type Links = readonly { path: PageAddress; label: string }[];

export function LinkList({ links }: { links: Links }) {
  return (
    <ul role="list" className={styles.links}>
      {links.map(({ path, label }) => (
        <li key={path}>
          <ArrowLink className="spread" to={path}>
            <BoundText text={label} />
          </ArrowLink>
        </li>
      ))}
    </ul>
  );
}

/** A section with links to pages that belong to this one. */
export function RelatedLinks({ heading, links }: { heading: string; links: Links }) {
  return (
    <div className={`wrap section split ${styles.related}`}>
      <h2>{heading}</h2>
      <LinkList links={links} />
    </div>
  );
}
