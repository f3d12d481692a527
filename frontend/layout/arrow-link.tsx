import type { ComponentProps } from 'react';
import { Icon } from '../ui/icon.tsx';
import { arrowRight } from '../ui/icons.ts';
import { PageLink } from './page-link.tsx';

/** A link inside the site that ends with an arrow. */
export function ArrowLink({ children, ...props }: ComponentProps<typeof PageLink>) {
  return (
    <PageLink {...props}>
      {children}
      <Icon path={arrowRight} strokeWidth={2.6} />
    </PageLink>
  );
}
