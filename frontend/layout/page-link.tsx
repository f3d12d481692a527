import { type ComponentProps, type MouseEvent, use } from 'react';
import type { PagePath, PostPath } from '../site/pages.ts';
import { PageLinkContext } from './page-link-context.ts';

/** A page of this site with an optional fragment, or a part of the same page. */
export type PageAddress = PagePath | PostPath | `${PagePath | ''}#${string}`;

type PageLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: PageAddress };

/**
 * A link inside the site. Its page is loaded when the visitor points at it, touches it or focuses it. React Router's own
 * `Link` renders with each change of the router's state, and pages have 120 links (docs/decisions/react-router.md).
 */
export function PageLink({ to, ...props }: PageLinkProps) {
  const actions = use(PageLinkContext);
  const load = () => actions?.prefetch(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    // The browser opens these in a new tab or window, or downloads the page.
    if (!actions || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // app/navigation-effects.tsx scrolls to the top.
    actions.navigate(to, { replace: event.currentTarget.href === location.href, preventScrollReset: true });
  };
  return <a href={to} onClick={follow} onPointerEnter={load} onFocus={load} {...props} />;
}
