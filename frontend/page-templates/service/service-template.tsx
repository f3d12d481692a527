import { ContactSection } from '../../contact-form/contact-section.tsx';
import { contactBlock } from '../../content/contact-block.ts';
import type { ServiceContent } from '../../content/types.ts';
import { BelowFirstView } from '../../layout/below-first-view.tsx';
import { SplitHero } from '../../layout/split-hero.tsx';
import type { PageTemplateProps } from '../page-template-props.ts';
import { BenefitsSection } from './benefits-section.tsx';
import { BusinessIntelligence } from './business-intelligence.tsx';
import { illustrationOf } from './illustrations.ts';
import { layoutVariantOf } from './layout-variant.ts';
import { SolutionsSection } from './solutions-section.tsx';
import { StartSection } from './start-section.tsx';
import { WhatSection } from './what-section.tsx';
import { WhySection } from './why-section.tsx';

/** A service page with its sections in the specified order. */
export function ServiceTemplate({ content, path }: PageTemplateProps<ServiceContent>) {
  const layoutVariant = layoutVariantOf(path);
  return (
    <>
      <SplitHero
        surface={layoutVariant.hero}
        illustrationFirst={layoutVariant.illustrationFirst}
        breadcrumb={{ group: { label: content.breadcrumb.category }, label: content.breadcrumb.label }}
        heading={content.intro.heading}
        paragraph={content.intro.paragraph}
        action={content.intro.action}
        illustration={{ src: illustrationOf(path), alt: content.intro.illustrationAlt }}
      />
      <BelowFirstView>
        {content.about && content.howItWorks && (
          <BusinessIntelligence about={content.about} howItWorks={content.howItWorks} />
        )}
        <WhatSection what={content.what} steps={content.steps} path={path} flow={layoutVariant.flow} />
        <BenefitsSection benefits={content.benefits} fit={content.fit} surface={layoutVariant.benefits} />
        <SolutionsSection
          solutions={content.solutions}
          surface={layoutVariant.solutions}
          as={layoutVariant.solutionsAs}
          path={path}
        />
        <WhySection why={content.why} questions={content.questions} turn={layoutVariant.turn} />
        <StartSection start={content.start} path={path} />
        <ContactSection block={contactBlock} />
      </BelowFirstView>
    </>
  );
}
