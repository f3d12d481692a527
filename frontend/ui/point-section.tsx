import type { ReactNode } from 'react';
import styles from './point-section.module.css';
import { Section } from './section.tsx';
import type { Surface } from './surface.ts';

/** Columns, panels, or numbered rows. */
export type PointVariant = 'columns' | 'panels' | 'ledger';

interface PointSectionProps {
  variant: PointVariant;
  surface?: Surface;
  points: { heading: string; lead?: string; items: readonly { title: string; text: string }[] };
  /** Of the heading, for links to it. */
  id?: string;
  /** Below the points. */
  children?: ReactNode;
  /** Sections of their own below them. */
  more?: ReactNode;
}

/** A section with three, four or six points. */
export function PointSection({ variant, surface, points, id, children, more }: PointSectionProps) {
  const grid = points.items.length === 4 ? 'grid-4' : 'grid-3';
  const lists = { columns: `${grid} ruled`, panels: `${grid} panels`, ledger: 'ruled' };
  return (
    <Section surface={surface} intro={points} more={more} aria-labelledby={id}>
      <ul role="list" className={`soft ${lists[variant]} ${variant === 'columns' ? '' : styles[variant]}`}>
        {points.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {children}
    </Section>
  );
}
