import { ContactSection } from '../../contact-form/contact-section.tsx';
import { contactBlock } from '../../content/contact-block.ts';
import type { IndustriesContent } from '../../content/types.ts';
import illustration from '../../illustrations/pages/industries.svg';
import { BelowFirstView } from '../../layout/below-first-view.tsx';
import { industryIllustrations } from '../../layout/industry-illustrations.ts';
import { NextStep } from '../../layout/next-step.tsx';
import { PageBanner } from '../../layout/page-banner.tsx';
import { PageLink } from '../../router/page-link.tsx';
import { industrySlugOf } from '../../site/industries.ts';
import { industryMenu } from '../../site/menus.ts';
import { Icon } from '../../ui/icon.tsx';
import { arrowRight } from '../../ui/icon-paths.ts';
import type { PageTemplateProps } from '../page-template-props.ts';
import styles from './industries-template.module.css';

/** The eight industries, each with its illustration and a summary. */
export function IndustriesTemplate({ content, surface }: PageTemplateProps<IndustriesContent>) {
  return (
    <>
      <PageBanner surface={surface} intro={content} illustration={illustration} />
      <BelowFirstView>
        <section className="section">
          <ul className={`wrap grid-2 ${styles['cards']}`}>
            {industryMenu.map((link) => {
              const slug = industrySlugOf(link.path);
              const { src } = industryIllustrations[slug];
              return (
                <li key={link.path}>
                  <PageLink className={`card-link ${styles['card']}`} to={link.path}>
                    <img src={src} alt="" width="880" height="360" loading="lazy" />
                    <div className={styles['text']}>
                      <h2>
                        {link.label}
                        <Icon path={arrowRight} size={24} strokeWidth={2.6} />
                      </h2>
                      <p>{content.summaries[slug]}</p>
                    </div>
                  </PageLink>
                </li>
              );
            })}
          </ul>
        </section>
        <NextStep next={content.next} to="#contact" />
        <ContactSection block={contactBlock} />
      </BelowFirstView>
    </>
  );
}
