import type { ComponentProps } from 'react';
import type { PagePath } from '../site/pages.ts';

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A page of this site with an optional fragment, or a part of the same page. */
  to: PagePath | `${PagePath | ''}#${string}`;
};

/** A link inside the site. It is a plain anchor; links.tsx handles its clicks without a document load. */
export function PageLink({ to, ...props }: PageLinkProps) {
  return <a href={to} {...props} />;
}
