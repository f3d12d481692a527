import type { IndustryLayout } from '../../content/page-layouts.ts';
import type { IndustryContent } from '../../content/types.ts';
import { PointGrid } from '../../ui/point-grid.tsx';
import { FirstProject } from './first-project.tsx';

type IndustryBenefitsProps = Pick<IndustryContent, 'benefits' | 'firstProject'> & {
  layout: Pick<IndustryLayout, 'benefits' | 'firstProject'>;
};

/** The benefits and a first project. */
export function IndustryBenefitsSection({ benefits, firstProject, layout }: IndustryBenefitsProps) {
  return (
    <section className={`section on-${layout.benefits.surface}`}>
      <div className="wrap">
        <PointGrid as={layout.benefits.as} heading={benefits.heading} points={benefits.items} />
        <FirstProject firstProject={firstProject} as={layout.firstProject} />
      </div>
    </section>
  );
}
