import type { ServiceContent } from '../../content/types.ts';
import { PointGrid } from '../../ui/point-grid.tsx';
import type { Surface } from '../../ui/surface.ts';
import styles from './benefits-section.module.css';
import { serviceMessages } from './messages.ts';

type BenefitsSectionProps = Pick<ServiceContent, 'benefits' | 'fit'> & {
  surface: Surface;
};

/** Four benefits, and when the service is a good or a poor fit. */
export function BenefitsSection({ benefits, fit, surface }: BenefitsSectionProps) {
  return (
    <section className={`section on-${surface}`}>
      <div className="wrap">
        <PointGrid heading={benefits.heading} points={benefits.items} />
        <div className={styles['fit']}>
          <div className={styles['good']}>
            <h3>{serviceMessages.good}</h3>
            <p>{fit.good}</p>
          </div>
          <div className={styles['poor']}>
            <h3>{serviceMessages.poor}</h3>
            <p>{fit.poor}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
