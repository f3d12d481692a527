import { ContactBlock } from '../../contact-form/contact-block.tsx';
import type { IndustryContent } from '../../content/types.ts';
import { defaultIndustryVariants, type IndustryVariants } from '../../content/variants.ts';
import icons from '../../illustrations/icons/capabilities.svg';
import { BelowFirstView } from '../../layout/below-first-view.tsx';
import { RelatedLinks } from '../../layout/link-list.tsx';
import { SplitHero } from '../../layout/split-hero.tsx';
import { servicesFor } from '../../site/industry-services.ts';
import { Picture } from '../../ui/picture.tsx';
import { PointSection } from '../../ui/point-section.tsx';
import { ProseRow } from '../../ui/prose-row.tsx';
import { Section } from '../../ui/section.tsx';
import { TitledText } from '../../ui/titled-text.tsx';
import { industryMessages } from '../messages.ts';
import type { PageTemplateProps } from '../page-template-props.ts';
import styles from './industry-template.module.css';

/** Its icon, if it has one, is a part of a file with the icons of all industries. */
const withIllustration = ({ icon, ...point }: IndustryContent['capabilities']['items'][number]) => ({
  ...point,
  ...(icon && { illustration: `${icons}#${icon}` }),
});

export function IndustryTemplate({ content, path }: PageTemplateProps<IndustryContent>) {
  const variants = { ...defaultIndustryVariants, ...content.variants };
  const services = servicesFor(path);
  return (
    <>
      <SplitHero {...content} path={path} variants={variants} />
      <BelowFirstView>
        <SituationSection {...content} variants={variants} />
        <CapabilitiesSection {...content} variants={variants} />
        {services.length > 0 && <RelatedLinks heading={industryMessages.services} links={services} />}
        <BenefitsSection {...content} variants={variants} />
        <ContactBlock {...content.closing} illustration={content.firstProject.illustration} scene />
      </BelowFirstView>
    </>
  );
}

type Props = IndustryContent & { variants: IndustryVariants };

export function SituationSection({ situation, variants }: Props) {
  return (
    <Section>
      <ProseRow {...situation} variant={variants.situation} />
    </Section>
  );
}

export function CapabilitiesSection({ capabilities, variants }: Props) {
  return (
    <PointSection
      {...variants.capabilities}
      points={{ ...capabilities, items: capabilities.items.map(withIllustration) }}
    />
  );
}

/** What the company offers the industry, and a first project. */
export function BenefitsSection({ benefits, firstProject, variants }: Props) {
  const asCards = variants.firstProject === 'cards';
  const { illustration } = benefits;
  // The illustration at the top and this one are on different sides.
  const side = variants.illustration === 'left' ? styles.right : '';
  return (
    <PointSection
      {...variants.benefits}
      points={benefits}
      beside={illustration && <Picture src={illustration} alt="" width={480} height={360} />}
      className={`split halves ${styles.beside} ${side}`}
    >
      <div className={`apart ${asCards ? '' : 'split'}`}>
        <h2>{firstProject.heading}</h2>
        <ol role="list" className={`numbered ${asCards ? 'apart grid-3 panels level' : 'full-height ruled'}`}>
          {firstProject.items.map(({ title, text }, index) => (
            <li key={title}>
              <b className="disc">{`${index + 1} `}</b>
              <TitledText title={title} text={text} />
            </li>
          ))}
        </ol>
      </div>
    </PointSection>
  );
}
