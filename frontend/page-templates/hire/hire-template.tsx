import type { HireContent } from '../../content/types.ts';
import { ArrowLink } from '../../layout/arrow-link.tsx';
import { BelowFirstView } from '../../layout/below-first-view.tsx';
import { Figures } from '../../layout/figures.tsx';
import { IllustratedLink } from '../../layout/illustrated-link.tsx';
import { NextStep } from '../../layout/next-step.tsx';
import { PageBanner } from '../../layout/page-banner.tsx';
import type { PagePath } from '../../site/pages.ts';
import { IllustratedProse } from '../../ui/illustrated-prose.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { TitledText } from '../../ui/titled-text.tsx';
import type { PageTemplateProps } from '../page-template-props.ts';
import styles from './hire-template.module.css';

const surfaces = ['mint', 'sky', 'sand', 'cobalt'] as const;

export function HireTemplate({ content, surface }: PageTemplateProps<HireContent>) {
  const { banner, benefits, service, roles, next } = content;
  return (
    <>
      <PageBanner surface={surface} intro={banner}>
        <ArrowLink className="button on-ink" to="/contact-us">
          {banner.action}
        </ArrowLink>
      </PageBanner>
      <BelowFirstView>
        <div className="wrap section">
          <Figures />
        </div>
        <Section intro={benefits}>
          <ul role="list" className={`soft grid-4 pairs level ${styles.benefits}`}>
            {benefits.items.map((benefit) => (
              <li key={benefit.title}>
                <Picture src={benefit.illustration} alt="" width={240} height={180} />
                <TitledText {...benefit} />
              </li>
            ))}
          </ul>
        </Section>
        <Section surface="ink">
          <IllustratedProse {...service} />
        </Section>
        <Section intro={roles}>
          <ul role="list" className="grid-2">
            {roles.items.map((role, index) => (
              <li key={role.url}>
                <IllustratedLink
                  to={role.url as PagePath}
                  width={480}
                  illustration={role.illustration}
                  surface={surfaces[index] ?? 'mint'}
                >
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
