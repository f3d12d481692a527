import { type ComponentProps, use } from 'react';
import { Link } from 'react-router-dom';
import type { PagePath, PostPath } from '../site/pages.ts';
import { PrefetchContext } from './prefetch-context.ts';

/** A page of this site with an optional fragment, or a part of the same page. */
export type PageAddress = PagePath | PostPath | `${PagePath | ''}#${string}`;

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'preventScrollReset'> & { to: PageAddress };

/** A link inside the site. Its page is loaded when the visitor points at it, touches it or focuses it. */
export function PageLink({ to, ...props }: PageLinkProps) {
  const prefetch = use(PrefetchContext);
  const load = () => prefetch(to.replace(/#.*/, ''));
  // app/navigation-effects.tsx scrolls to the top. There are no routes to discover: the browser has the whole table.
  return <Link to={to} discover="none" preventScrollReset onPointerEnter={load} onFocus={load} {...props} />;
}
