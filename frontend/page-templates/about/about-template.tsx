import { EmailLink } from '../../contact-form/email-link.tsx';
import type { AboutContent } from '../../content/types.ts';
import { ArrowLink } from '../../layout/arrow-link.tsx';
import { BelowFirstView } from '../../layout/below-first-view.tsx';
import { Figures } from '../../layout/figures.tsx';
import { LinkList } from '../../layout/link-list.tsx';
import { NextStep } from '../../layout/next-step.tsx';
import { PageBanner } from '../../layout/page-banner.tsx';
import { linkTo } from '../../site/menus.ts';
import { IllustratedProse } from '../../ui/illustrated-prose.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PointSection } from '../../ui/point-section.tsx';
import { Section } from '../../ui/section.tsx';
import { TermList } from '../../ui/term-list.tsx';
import type { PageTemplateProps } from '../page-template-props.ts';
import styles from './about-template.module.css';

/**
 * Three blocks about the company, with the illustration on alternating sides, then its data handling, its roles and the
 * accessibility statement.
 */
export function AboutTemplate({ content, surface }: PageTemplateProps<AboutContent>) {
  const { banner, blocks, data, roles, accessibility, next } = content;
  return (
    <>
      <PageBanner surface={surface} intro={banner} />
      <BelowFirstView>
        <div className="wrap section">
          <Figures />
        </div>
        {blocks.map(({ title, text, more, links, illustration, illustrationAlt }, index) => (
          <Section key={title} surface={index === 1 ? 'sand' : undefined}>
            <div
              className={`split pair ${styles.block} ${index % 2 ? styles.right : styles.left} ${index ? '' : styles.out}`}
            >
              <div>
                <h2>{title}</h2>
                <p className="lead">{text}</p>
              </div>
              <Picture src={illustration} alt={illustrationAlt} width={480} height={360} />
              <div className={styles.more}>
                <p>{more}</p>
                {links && <LinkList links={links.map(linkTo)} />}
              </div>
            </div>
          </Section>
        ))}
        <Section surface="ink" intro={data} aria-labelledby="data">
          <ul role="list" className="grid-2 panels">
            {data.parts.map((part) => (
              <li key={part.title} className={`soft rounded ${styles.part}`}>
                {part.illustration && (
                  <img src={part.illustration} alt="" width="480" height="180" loading="lazy" />
                )}
                <h3>{part.title}</h3>
                <TermList items={part.items} className="ruled" />
              </li>
            ))}
          </ul>
        </Section>
        <PointSection variant="columns" points={roles}>
          <ArrowLink className="text-link apart" to="/hire-resources">
            {roles.action}
          </ArrowLink>
        </PointSection>
        <Section surface="sky">
          <IllustratedProse {...accessibility}>
            {`${accessibility.contact} `}
            <EmailLink />
          </IllustratedProse>
        </Section>
        <NextStep next={next} />
      </BelowFirstView>
    </>
  );
}
