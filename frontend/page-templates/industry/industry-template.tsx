import { ContactSection } from '../../contact-form/contact-section.tsx';
import { contactBlock } from '../../content/contact-block.ts';
import type { IndustryContent } from '../../content/types.ts';
import { BelowFirstView } from '../../layout/below-first-view.tsx';
import { NextStep } from '../../layout/next-step.tsx';
import { RelatedLinks } from '../../layout/related-links.tsx';
import { SplitHero } from '../../layout/split-hero.tsx';
import { servicesFor } from '../../site/industry-services.ts';
import { PointGrid } from '../../ui/point-grid.tsx';
import { ProseRow } from '../../ui/prose-row.tsx';
import type { PageTemplateProps } from '../page-template-props.ts';
import { CapabilitiesSection } from './capabilities-section.tsx';
import { FirstProject } from './first-project.tsx';
import { industryMessages } from './messages.ts';

/** An industry page: the situation, the capabilities, the benefits and a first project. */
export function IndustryTemplate({ content, path, surface }: PageTemplateProps<IndustryContent>) {
  const { layout } = content;
  const { group, name } = content.breadcrumb;
  return (
    <>
      <SplitHero
        surface={surface}
        breadcrumb={{
          group: group === 'Industries' ? { label: group, path: '/industries/' } : { label: group },
          label: name,
        }}
        intro={content.intro}
        place={layout.illustration}
      />
      <BelowFirstView>
        <section className="section">
          <div className="wrap">
            <ProseRow {...content.situation} as={layout.situation} />
          </div>
        </section>
        <CapabilitiesSection capabilities={content.capabilities} {...layout.capabilities} />
        <div className="section">
          <RelatedLinks heading={industryMessages.services} links={servicesFor(path)} />
        </div>
        <section className={`section on-${layout.benefits.surface}`}>
          <div className="wrap">
            <PointGrid
              as={layout.benefits.as}
              heading={content.benefits.heading}
              points={content.benefits.items}
            />
            <FirstProject firstProject={content.firstProject} as={layout.firstProject} />
          </div>
        </section>
        <NextStep next={{ ...content.closing, action: content.intro.action }} to="#contact" below="surface" />
        <ContactSection block={contactBlock} />
      </BelowFirstView>
    </>
  );
}
