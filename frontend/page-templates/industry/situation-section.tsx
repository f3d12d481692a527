import type { IndustryLayout } from '../../content/page-layouts.ts';
import type { IndustryContent } from '../../content/types.ts';
import { ProseRow } from '../../ui/prose-row.tsx';

type SituationSectionProps = Pick<IndustryContent, 'situation'> & { as: IndustryLayout['situation'] };

/** Where the industry loses time today. */
export function SituationSection({ situation, as }: SituationSectionProps) {
  return (
    <section className="section">
      <div className="wrap">
        <ProseRow heading={situation.heading} paragraphs={situation.paragraphs} as={as} />
      </div>
    </section>
  );
}
