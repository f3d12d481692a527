import type { ReactNode } from 'react';
import type { PagePath } from '../site/pages.ts';
import { type ButtonTone, buttonClass } from '../ui/button.ts';
import { Icon } from '../ui/icon.tsx';
import { arrowRight } from '../ui/icon-paths.ts';

interface ButtonLinkProps {
  tone: ButtonTone;
  /** A page, or a section of the same page. */
  to: PagePath | `#${string}`;
  children: ReactNode;
}

/** A link that looks like a button, with an arrow. */
export function ButtonLink({ tone, to, children }: ButtonLinkProps) {
  return (
    <a className={buttonClass(tone)} href={to}>
      {children}
      <Icon path={arrowRight} strokeWidth={2.6} />
    </a>
  );
}
