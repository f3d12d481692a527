import type { ComponentProps, ReactNode } from 'react';
import type { Surface } from './surface.ts';
import { Unbroken } from './unbroken.tsx';

interface SectionProps extends ComponentProps<'section'> {
  /** Without it, the section is on the page's background. */
  surface?: Surface | undefined;
  /** The heading and, next to it on wide screens, a paragraph. */
  intro?: { heading: string; lead?: ReactNode };
}

/** A section of a page, as wide as the page's content. With `aria-labelledby`, its heading names it. */
export function Section({ surface, intro, children, ...props }: SectionProps) {
  return (
    <section className={surface ? `section on-${surface}` : 'section'} {...props}>
      <div className="wrap">
        {intro && (
          <div className="split heading-row">
            <h2 id={props['aria-labelledby']}>
              <Unbroken text={intro.heading} />
            </h2>
            {intro.lead && <p className="lead">{intro.lead}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
