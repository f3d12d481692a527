import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { loadPage } from '../load-page.tsx';
import { type PagePath, pageAt } from '../pages.ts';

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  /** A page of this site, or a place on one. */
  to: PagePath | `${PagePath}#${string}`;
};

/** A link inside the site. The page is fetched as soon as somebody means to follow it. */
export function PageLink({ to, ...props }: PageLinkProps) {
  const fetchPage = () => {
    const page = pageAt(to.split('#', 1)[0] ?? to);
    // Fetching early is a courtesy: a failure shows when the link is followed.
    if (page) loadPage(page).catch(() => undefined);
  };
  return <Link to={to} onPointerEnter={fetchPage} onFocus={fetchPage} onTouchStart={fetchPage} {...props} />;
}
