import type { IndustryContent } from '../../content/types.ts';
import { PointGrid } from '../../ui/point-grid.tsx';
import type { Surface } from '../../ui/surface.ts';
import styles from './industry-benefits-section.module.css';

type IndustryBenefitsProps = Pick<IndustryContent, 'benefits' | 'firstProject'> & {
  surface: Surface;
};

/** The benefits and a first project. */
export function IndustryBenefitsSection({ benefits, firstProject, surface }: IndustryBenefitsProps) {
  return (
    <section className={`section on-${surface}`}>
      <div className="wrap">
        <PointGrid heading={benefits.heading} points={benefits.items} />
      </div>
      <div className={`wrap ${styles['first']}`}>
        <h2>{firstProject.heading}</h2>
        <ol className={styles['steps']}>
          {firstProject.items.map((step, index) => (
            <li key={step.title}>
              <b aria-hidden="true">{index + 1}</b>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
