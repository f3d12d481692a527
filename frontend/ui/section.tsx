import type { ComponentProps, ReactNode } from 'react';
import type { Surface } from './surface.ts';
import { Unbroken } from './unbroken.tsx';

interface SectionProps extends ComponentProps<'section'> {
  /** Without it, the section is on the page's background. */
  surface?: Surface | undefined;
  /** The heading and, next to it on wide screens, a paragraph. */
  intro?: { heading: string; lead?: ReactNode };
  /** Sections of their own below it, in the same space. */
  more?: ReactNode;
}

/** A section of a page, as wide as the page's content. With `aria-labelledby`, its heading names it. */
export function Section({ surface, intro, more, children, ...props }: SectionProps) {
  const content = (
    <>
      {intro && (
        <div className="split heading-row">
          <h2 id={props['aria-labelledby']}>
            <Unbroken text={intro.heading} />
          </h2>
          {intro.lead && <p className="lead">{intro.lead}</p>}
        </div>
      )}
      {children}
    </>
  );
  const className = surface ? `section on-${surface}` : 'section';
  if (more)
    return (
      <div className={className}>
        <div className="wrap">
          <section {...props}>{content}</section>
          {more}
        </div>
      </div>
    );
  return (
    <section className={className} {...props}>
      <div className="wrap">{content}</div>
    </section>
  );
}
