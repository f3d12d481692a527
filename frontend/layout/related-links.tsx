import { PageLink } from '../router/page-link.tsx';
import type { MenuLink } from '../site/menus.ts';
import { Icon } from '../ui/icon.tsx';
import { arrowRight } from '../ui/icon-paths.ts';
import styles from './related-links.module.css';

interface RelatedLinksProps {
  heading: string;
  links: readonly MenuLink[];
}

/** A short list of links to pages that belong to this one. */
export function RelatedLinks({ heading, links }: RelatedLinksProps) {
  return (
    <div className={`wrap section split ${styles['row']}`}>
      <h2>{heading}</h2>
      <ul>
        {links.map(({ path, label }) => (
          <li key={path}>
            <PageLink to={path}>
              {label}
              <Icon path={arrowRight} size={24} strokeWidth={2.6} />
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
