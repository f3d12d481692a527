import { ContactBlock } from '../../contact-form/contact-block.tsx';
import type { ServiceContent } from '../../content/types.ts';
import { defaultServiceVariants, type ServiceVariants } from '../../content/variants.ts';
import { BelowFirstView } from '../../layout/below-first-view.tsx';
import { LinkedText } from '../../layout/linked-text.tsx';
import { SplitHero } from '../../layout/split-hero.tsx';
import { PointSection } from '../../ui/point-section.tsx';
import { serviceMessages } from '../messages.ts';
import type { PageTemplateProps } from '../page-template-props.ts';
import { BusinessIntelligence } from './business-intelligence.tsx';
import { RelatedSection } from './related-section.tsx';
import { SampleSection } from './sample-section.tsx';
import { SolutionsSection } from './solutions-section.tsx';
import { WhatSection } from './what-section.tsx';
import { WhySection } from './why-section.tsx';

/** A service page with its sections in order (requirement R48). */
export function ServiceTemplate({ content, path }: PageTemplateProps<ServiceContent>) {
  const variants = { ...defaultServiceVariants, ...content.variants };
  const related = <RelatedSection path={path} variant={variants.related.variant} />;
  return (
    <>
      <SplitHero {...content} path={path} variants={variants} />
      <BelowFirstView>
        {content.businessIntelligence && <BusinessIntelligence {...content.businessIntelligence} />}
        <WhatSection {...content} variants={variants} />
        <BenefitsSection {...content} variants={variants} />
        <SolutionsSection {...content} variants={variants} />
        {content.sample && <SampleSection sample={content.sample} surface={variants.flow.surfaces[0]} />}
        {variants.related.place === 'above' && related}
        <WhySection {...content} variants={variants} />
        {variants.related.place === 'below' && related}
        <ContactBlock {...content.start} />
      </BelowFirstView>
    </>
  );
}

/** What the service changes, and when it fits. */
export function BenefitsSection({ benefits, fit, variants }: ServiceContent & { variants: ServiceVariants }) {
  return <PointSection {...variants.benefits} points={benefits} more={<FitSection {...fit} />} />;
}

/** When the service helps, and when it does not. */
function FitSection({ good, poor }: ServiceContent['fit']) {
  return (
    <section className="apart">
      <ul role="list" className="grid-2 panels">
        <li>
          <h2 className="heading-3">{serviceMessages.good}</h2>
          <p>
            <LinkedText text={good} />
          </p>
        </li>
        <li className="on-ink">
          <h2 className="heading-3">{serviceMessages.poor}</h2>
          <p>
            <LinkedText text={poor} />
          </p>
        </li>
      </ul>
    </section>
  );
}
