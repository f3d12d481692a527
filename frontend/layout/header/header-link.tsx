import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { PageLink } from '../../router/page-link.tsx';

/** A menu link that reads the current path itself, so a navigation renders the links but not the menus. */
export function HeaderLink(props: ComponentProps<typeof PageLink>) {
  return <PageLink {...props} aria-current={useLocation().pathname === props.to ? 'page' : undefined} />;
}
