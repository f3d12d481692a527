import styles from './point-grid.module.css';
import type { PointLayout } from './point-layout.ts';

interface PointGridProps {
  as: PointLayout;
  heading: string;
  points: readonly { title: string; text: string }[];
}

/** A heading with three, four or six points. */
export function PointGrid({ as, heading, points }: PointGridProps) {
  const list = as === 'panels' ? 'panels' : styles[as];
  return (
    <div className={styles['grid']}>
      <h2>{heading}</h2>
      <ul className={as === 'ledger' ? list : `grid-4 ${list}`}>
        {points.map((point) => (
          <li key={point.title}>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
