import type { FaqContent } from '../../content/types.ts';
import { PointGrid } from '../../ui/point-grid.tsx';
import styles from './engagement-section.module.css';

const surfaces = ['mint', 'sky', 'sand'] as const;

/** How an engagement starts, the shapes it can take, and what drives its cost. */
export function EngagementSection({ engagement }: Pick<FaqContent, 'engagement'>) {
  return (
    <>
      <section className="section on-ink">
        <div className="wrap">
          <div className="heading-row">
            <h2>{engagement.heading}</h2>
            <p className="lead">{engagement.lead}</p>
          </div>
          <ul className={styles['shapes']}>
            {engagement.shapes.map((shape, index) => (
              <li key={shape.title} className={`on-${surfaces[index]}`}>
                <h3>{shape.title}</h3>
                <p>{shape.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <PointGrid as="ledger" heading={engagement.costs.heading} points={engagement.costs.items} />
        </div>
      </section>
    </>
  );
}
