import type { HireContent } from '../../content/types.ts';
import aiEngineers from '../../illustrations/eaas/aiml-engineers.svg';
import dotnet from '../../illustrations/eaas/dotnet-developers.svg';
import fullStack from '../../illustrations/eaas/fullstack-developers.svg';
import mobile from '../../illustrations/eaas/mobile-developers.svg';
import hire from '../../illustrations/pages/hire.svg';
import expertise from '../../illustrations/pages/hire-1.svg';
import record from '../../illustrations/pages/hire-2.svg';
import cost from '../../illustrations/pages/hire-3.svg';
import commitment from '../../illustrations/pages/hire-4.svg';
import { BelowFirstView } from '../../layout/below-first-view.tsx';
import { ButtonLink } from '../../layout/button-link.tsx';
import { IllustratedLink } from '../../layout/illustrated-link.tsx';
import { NextStep } from '../../layout/next-step.tsx';
import { PageBanner } from '../../layout/page-banner.tsx';
import type { PagePath } from '../../site/pages.ts';
import { ProseRow } from '../../ui/prose-row.tsx';
import { Section } from '../../ui/section.tsx';
import type { PageTemplateProps } from '../page-template-props.ts';
import styles from './hire-template.module.css';

const illustrations = [expertise, record, cost, commitment];
const cards = [
  { illustration: aiEngineers, surface: 'mint' },
  { illustration: fullStack, surface: 'sky' },
  { illustration: dotnet, surface: 'sand' },
  { illustration: mobile, surface: 'cobalt' },
] as const;

export function HireTemplate({ content, surface }: PageTemplateProps<HireContent>) {
  const { banner, benefits, service, roles, next } = content;
  return (
    <>
      <PageBanner surface={surface} intro={banner} illustration={hire}>
        <ButtonLink tone="ink" to="/contact-us">
          {banner.action}
        </ButtonLink>
      </PageBanner>
      <BelowFirstView>
        <Section intro={benefits}>
          <ul className={`soft grid-4 ${styles['benefits']}`}>
            {benefits.items.map((benefit, index) => (
              <li key={benefit.title}>
                <img src={illustrations[index]} alt="" width="240" height="180" loading="lazy" />
                <h3>{benefit.title}</h3>
                <p>{benefit.text}</p>
              </li>
            ))}
          </ul>
        </Section>
        <Section surface="ink">
          <ProseRow heading={service.heading} paragraphs={service.paragraphs} />
        </Section>
        <Section intro={roles}>
          <ul className="grid-2">
            {roles.items.map((role, index) => (
              <li key={role.url}>
                <IllustratedLink to={role.url as PagePath} width={480} {...(cards[index] ?? cards[0])}>
                  <h3>{role.title}</h3>
                  <p>{role.text}</p>
                </IllustratedLink>
              </li>
            ))}
          </ul>
        </Section>
        <NextStep next={next} />
      </BelowFirstView>
    </>
  );
}
