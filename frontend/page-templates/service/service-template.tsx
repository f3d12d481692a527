import { ContactSection } from '../../contact-form/contact-section.tsx';
import { contactBlock } from '../../content/contact-block.ts';
import type { ServiceContent } from '../../content/types.ts';
import { BelowFirstView } from '../../layout/below-first-view.tsx';
import { SplitHero } from '../../layout/split-hero.tsx';
import type { PageTemplateProps } from '../page-template-props.ts';
import { BenefitsSection } from './benefits-section.tsx';
import { BusinessIntelligence } from './business-intelligence.tsx';
import { SolutionsSection } from './solutions-section.tsx';
import { StartSection } from './start-section.tsx';
import { WhatSection } from './what-section.tsx';
import { WhySection } from './why-section.tsx';

/** A service page with its sections in order (requirement R48). */
export function ServiceTemplate({ content, surface }: PageTemplateProps<ServiceContent>) {
  const { layout } = content;
  return (
    <>
      <SplitHero
        surface={surface}
        illustrationFirst={layout.illustrationFirst}
        breadcrumb={{ group: { label: content.breadcrumb.category }, label: content.breadcrumb.label }}
        heading={content.intro.heading}
        paragraph={content.intro.paragraph}
        action={content.intro.action}
        illustration={{ src: content.intro.illustration, alt: content.intro.illustrationAlt }}
      />
      <BelowFirstView>
        {content.about && content.howItWorks && (
          <BusinessIntelligence about={content.about} howItWorks={content.howItWorks} />
        )}
        <WhatSection what={content.what} steps={content.steps} flow={layout.flow} />
        <BenefitsSection benefits={content.benefits} fit={content.fit} surface={layout.benefits} />
        <SolutionsSection solutions={content.solutions} {...layout.solutions} />
        <WhySection why={content.why} questions={content.questions} surfaces={layout.why} />
        <StartSection
          start={content.start}
          illustration={content.start.illustration ?? content.intro.illustration}
        />
        <ContactSection block={contactBlock} />
      </BelowFirstView>
    </>
  );
}
