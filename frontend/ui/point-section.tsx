import type { ReactNode } from 'react';
import type { PointLayout } from './point-layout.ts';
import styles from './point-section.module.css';
import { Section } from './section.tsx';
import type { Surface } from './surface.ts';

interface PointSectionProps {
  as: PointLayout;
  surface?: Surface;
  points: { heading: string; lead?: string; items: readonly { title: string; text: string }[] };
  /** Below the points. */
  children?: ReactNode;
}

/** A section with three, four or six points. */
export function PointSection({ as, surface, points, children }: PointSectionProps) {
  const grid = points.items.length === 4 ? 'grid-4' : 'grid-3';
  const layouts = { columns: `${grid} ruled`, panels: `${grid} panels`, ledger: 'ruled' };
  return (
    <Section surface={surface} intro={points}>
      <ul className={`soft ${layouts[as]} ${as === 'columns' ? '' : styles[as]}`}>
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
