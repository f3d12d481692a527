import type { ComponentProps } from 'react';
import type { PagePath } from '../pages.ts';

type PageLinkProps = ComponentProps<'a'> & {
  /** A page of this site, or a place on one. */
  to: PagePath | `${PagePath}#${string}`;
};

/** A link inside the site: an ordinary one, which the layout follows without loading the page (follow-links.ts). */
export function PageLink({ to, ...props }: PageLinkProps) {
  return <a href={to} {...props} />;
}
