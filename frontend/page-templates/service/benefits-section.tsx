import type { ServiceContent } from '../../content/types.ts';
import { PointSection } from '../../ui/point-section.tsx';
import { serviceMessages } from './messages.ts';

/** Four benefits, and when the service is a good or a poor fit. */
export function BenefitsSection({ benefits, fit, layout }: ServiceContent) {
  return (
    <PointSection {...layout.benefits} points={benefits}>
      <ul className="grid-2 panels apart">
        <li>
          <h3>{serviceMessages.good}</h3>
          <p>{fit.good}</p>
        </li>
        <li className="on-ink">
          <h3>{serviceMessages.poor}</h3>
          <p>{fit.poor}</p>
        </li>
      </ul>
    </PointSection>
  );
}
