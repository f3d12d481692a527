import type { ServiceLayout } from '../../content/page-layouts.ts';
import type { ServiceContent } from '../../content/types.ts';
import { PointGrid } from '../../ui/point-grid.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './benefits-section.module.css';
import { serviceMessages } from './messages.ts';

type BenefitsSectionProps = Pick<ServiceContent, 'benefits' | 'fit'> & ServiceLayout['benefits'];

/** Four benefits, and when the service is a good or a poor fit. */
export function BenefitsSection({ benefits, fit, as, surface }: BenefitsSectionProps) {
  return (
    <Section surface={surface} intro={benefits}>
      <PointGrid as={as} points={benefits.items} />
      <div className={`halves ${styles['fit']} ${styles[as]}`}>
        <div>
          <h3>{serviceMessages.good}</h3>
          <p>{fit.good}</p>
        </div>
        <div>
          <h3>{serviceMessages.poor}</h3>
          <p>{fit.poor}</p>
        </div>
      </div>
    </Section>
  );
}
