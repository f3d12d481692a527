import type { ReactNode } from 'react';
import type { Surface } from './surface.ts';

interface SectionProps {
  /** Without it, the section is on the page's background. */
  surface?: Surface | undefined;
  /** The heading and, next to it on wide screens, a paragraph. */
  intro?: { heading: string; lead?: string };
  children: ReactNode;
}

/** A section of a page, as wide as the page's content. */
export function Section({ surface, intro, children }: SectionProps) {
  return (
    <section className={surface ? `section on-${surface}` : 'section'}>
      <div className="wrap">
        {intro && (
          <div className="heading-row">
            <h2>{intro.heading}</h2>
            {intro.lead && <p className="lead">{intro.lead}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
