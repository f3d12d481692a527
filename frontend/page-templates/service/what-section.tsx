import type { ServiceLayout } from '../../content/page-layouts.ts';
import type { ServiceContent } from '../../content/types.ts';
import { ProseRow } from '../../ui/prose-row.tsx';
import { Section } from '../../ui/section.tsx';
import { Flow } from './flow.tsx';
import { Steps } from './steps.tsx';
import styles from './what-section.module.css';

type WhatSectionProps = Pick<ServiceContent, 'what' | 'steps'> & {
  layout: Pick<ServiceLayout, 'flow' | 'steps'>;
};

const proseLayouts = { sides: 'row', beside: 'stack', funnel: 'columns' } as const;

/** An explanation of the service, its input and output, and its steps. */
export function WhatSection({ what, steps, layout: { flow, steps: stepsLayout } }: WhatSectionProps) {
  return (
    <Section>
      <div className={flow.as === 'beside' ? `split ${styles['beside']}` : undefined}>
        <ProseRow heading={what.heading} paragraphs={what.paragraphs} as={proseLayouts[flow.as]} />
        <Flow input={what.input} output={what.output} {...flow} />
      </div>
      <Steps steps={steps} as={stepsLayout} />
    </Section>
  );
}
