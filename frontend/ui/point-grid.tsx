import styles from './point-grid.module.css';
import type { PointLayout } from './point-layout.ts';

interface PointGridProps {
  as: PointLayout;
  points: readonly { title: string; text: string }[];
}

const grids = { columns: 'grid-4', panels: 'grid-4 panels', ledger: '' };

/** Three, four or six points. */
export function PointGrid({ as, points }: PointGridProps) {
  return (
    <ul className={`soft ${grids[as]} ${styles[as]}`}>
      {points.map((point) => (
        <li key={point.title}>
          <h3>{point.title}</h3>
          <p>{point.text}</p>
        </li>
      ))}
    </ul>
  );
}
