import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { PageLink } from '../page-link.tsx';

/** A link of the menus, which knows when its page is the one that is open. So a navigation renders links, not menus. */
export function HeaderLink(props: ComponentProps<typeof PageLink>) {
  const { pathname } = useLocation();
  return <PageLink {...props} aria-current={pathname === props.to ? 'page' : undefined} />;
}
