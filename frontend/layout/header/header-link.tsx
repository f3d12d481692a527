import { type ComponentProps, use } from 'react';
import { PageLink } from '../page-link.tsx';
import { CurrentPath } from './current-path.tsx';

/** A link of the menus, which knows when its page is the one that is open. So a navigation renders links, not menus. */
export function HeaderLink(props: ComponentProps<typeof PageLink>) {
  return <PageLink {...props} aria-current={use(CurrentPath) === props.to ? 'page' : undefined} />;
}
