import { type ComponentProps, use } from 'react';
import { PageLink } from '../../router/page-link.tsx';
import { CurrentPath } from './current-path.tsx';

/** A menu link that reads the current path itself, so a navigation renders the links but not the menus. */
export function HeaderLink(props: ComponentProps<typeof PageLink>) {
  return <PageLink {...props} aria-current={use(CurrentPath) === props.to ? 'page' : undefined} />;
}
