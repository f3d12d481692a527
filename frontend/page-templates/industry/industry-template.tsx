import { ContactSection } from '../../contact-form/contact-section.tsx';
import type { IndustryContent } from '../../content/types.ts';
import { BelowFirstView } from '../../layout/below-first-view.tsx';
import { NextStep } from '../../layout/next-step.tsx';
import { RelatedLinks } from '../../layout/related-links.tsx';
import { SplitHero } from '../../layout/split-hero.tsx';
import { servicesFor } from '../../site/industry-services.ts';
import { PointSection } from '../../ui/point-section.tsx';
import { ProseRow } from '../../ui/prose-row.tsx';
import { Section } from '../../ui/section.tsx';
import type { PageTemplateProps } from '../page-template-props.ts';
import { FirstProject } from './first-project.tsx';
import { industryMessages } from './messages.ts';

export function IndustryTemplate({ content, path }: PageTemplateProps<IndustryContent>) {
  const { breadcrumb, situation, capabilities, benefits, layout } = content;
  const overview = breadcrumb.category === 'Industries' ? '/industries/' : undefined;
  return (
    <>
      <SplitHero {...content} breadcrumb={{ ...breadcrumb, path: overview }} />
      <BelowFirstView>
        <Section>
          <ProseRow heading={situation.heading} paragraphs={situation.paragraphs} as={layout.situation} />
        </Section>
        <PointSection {...layout.capabilities} points={capabilities} />
        <RelatedLinks heading={industryMessages.services} links={servicesFor(path)} />
        <PointSection {...layout.benefits} points={benefits}>
          <FirstProject {...content} />
        </PointSection>
        <NextStep next={{ ...content.closing, action: content.intro.action }} to="#contact" />
        <ContactSection />
      </BelowFirstView>
    </>
  );
}
