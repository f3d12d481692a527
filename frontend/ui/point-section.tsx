import type { ReactNode } from 'react';
import { BoundText } from './bound-text.tsx';
import styles from './point-section.module.css';
import { Section } from './section.tsx';
import type { Surface } from './surface.ts';

/** Columns, panels, or numbered rows. */
export type PointVariant = 'columns' | 'panels' | 'ledger';

interface PointItem {
  title: string;
  text: string;
  /** URL of a small illustration, 120 by 90. Either all points have one, or none. */
  illustration?: string;
}

interface PointSectionProps {
  variant: PointVariant;
  surface?: Surface;
  points: { heading: string; lead?: string; items: readonly PointItem[] };
  /** Of the heading, for links to it. */
  id?: string;
  /** Before the points, in a block with the class. */
  beside?: ReactNode;
  className?: string;
  /** Below the points. */
  children?: ReactNode;
  /** Sections of their own below them. */
  more?: ReactNode;
}

/** A section with three, four or six points. */
export function PointSection({
  variant,
  surface,
  points,
  id,
  beside,
  className,
  children,
  more,
}: PointSectionProps) {
  const grid = points.items.length === 4 ? 'grid-4' : 'grid-3';
  const illustrated = points.items.some(({ illustration }) => illustration);
  const lists = {
    columns: `${grid} level ruled`,
    panels: `${grid} level panels`,
    ledger: `ruled ${styles.ledger}`,
  };
  const list = (
    <ul role="list" className={`soft ${lists[variant]} ${illustrated ? styles.illustrated : ''}`}>
      {points.items.map(({ title, text, illustration }) => {
        const content = (
          <>
            <h3>{title}</h3>
            <p>
              <BoundText text={text} />
            </p>
          </>
        );
        if (!illustration) return <li key={title}>{content}</li>;
        return (
          <li key={title}>
            <img src={illustration} alt="" width="120" height="90" loading="lazy" />
            <div>{content}</div>
          </li>
        );
      })}
    </ul>
  );
  return (
    <Section surface={surface} intro={points} more={more} aria-labelledby={id}>
      {beside ? (
        <div className={className}>
          {beside}
          {list}
        </div>
      ) : (
        list
      )}
      {children}
    </Section>
  );
}
