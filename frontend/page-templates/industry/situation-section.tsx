import type { IndustryContent } from '../../content/types.ts';
import { ProseRow } from '../../ui/prose-row.tsx';

/** Where the industry loses time today. */
export function SituationSection({ situation }: Pick<IndustryContent, 'situation'>) {
  return (
    <section className="section">
      <div className="wrap">
        <ProseRow heading={situation.heading} paragraphs={situation.paragraphs} />
      </div>
    </section>
  );
}
