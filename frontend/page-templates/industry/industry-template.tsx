import { ContactSection } from '../../contact-form/contact-section.tsx';
import { contactBlock } from '../../content/contact-block.ts';
import type { IndustryContent } from '../../content/types.ts';
import { BelowFirstView } from '../../layout/below-first-view.tsx';
import { industryIllustrations } from '../../layout/industry-illustrations.ts';
import { SplitHero } from '../../layout/split-hero.tsx';
import type { PageTemplateProps } from '../page-template-props.ts';
import { CapabilitiesSection } from './capabilities-section.tsx';
import { ClosingSection } from './closing-section.tsx';
import { IndustryBenefitsSection } from './industry-benefits-section.tsx';
import { layoutVariantOf } from './layout-variant.ts';
import { SituationSection } from './situation-section.tsx';

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** An industry page: the situation, the capabilities, the benefits and a first project. */
export function IndustryTemplate({ content, path }: PageTemplateProps<IndustryContent>) {
  const layoutVariant = layoutVariantOf(path);
  const { group, name } = content.breadcrumb;
  return (
    <>
      <SplitHero
        surface={layoutVariant.hero}
        illustrationFirst={layoutVariant.illustrationFirst}
        breadcrumb={{
          group: group === 'Industries' ? { label: group, path: '/industries/' } : { label: group },
          label: name,
        }}
        heading={content.intro.heading}
        paragraph={content.intro.paragraph}
        action={content.intro.action}
        illustration={{ src: industryIllustrations[lastPart(path)]?.src, alt: content.intro.illustrationAlt }}
      />
      <BelowFirstView>
        <SituationSection situation={content.situation} />
        <CapabilitiesSection capabilities={content.capabilities} surface={layoutVariant.capabilities} />
        <IndustryBenefitsSection
          benefits={content.benefits}
          firstProject={content.firstProject}
          surface={layoutVariant.benefits}
        />
        <ClosingSection closing={content.closing} />
        <ContactSection block={contactBlock} />
      </BelowFirstView>
    </>
  );
}
