import type { FaqContent } from '../../content/types.ts';
import { PointGrid } from '../../ui/point-grid.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './engagement-section.module.css';

const surfaces = ['mint', 'sky', 'sand'] as const;

/** How an engagement starts, the shapes it can take, and what drives its cost. */
export function EngagementSection({ engagement }: Pick<FaqContent, 'engagement'>) {
  return (
    <>
      <Section surface="ink" intro={engagement}>
        <ul className={`grid-3 ${styles['shapes']}`}>
          {engagement.shapes.map((shape, index) => (
            <li key={shape.title} className={`on-${surfaces[index]}`}>
              <h3>{shape.title}</h3>
              <p>{shape.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section>
        <PointGrid as="ledger" heading={engagement.costs.heading} points={engagement.costs.items} />
      </Section>
    </>
  );
}
