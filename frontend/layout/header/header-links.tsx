import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuLink } from '../../site/menus.ts';
import { PageLink } from '../page-link.tsx';

/** A menu link that reads the current path itself, so a navigation renders the links but not the menus. */
export function HeaderLink(props: ComponentProps<typeof PageLink>) {
  return <PageLink {...props} aria-current={useLocation().pathname === props.to ? 'page' : undefined} />;
}

export function HeaderLinks({ links }: { links: readonly MenuLink[] }) {
  return (
    <ul className="menu-links">
      {links.map((link) => (
        <li key={link.path}>
          <HeaderLink to={link.path}>{link.label}</HeaderLink>
        </li>
      ))}
    </ul>
  );
}
