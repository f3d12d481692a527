import styles from './point-grid.module.css';

interface PointGridProps {
  heading: string;
  points: readonly { title: string; text: string }[];
}

/** A heading with a two-column list of points, next to it on wide screens. */
export function PointGrid({ heading, points }: PointGridProps) {
  return (
    <div className={styles['grid']}>
      <h2>{heading}</h2>
      <ul className={styles['points']}>
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
