import type { AboutContent } from '../../content/types.ts';
import about from '../../illustrations/pages/about.svg';
import presence from '../../illustrations/pages/about-presence.svg';
import what from '../../illustrations/pages/about-what.svg';
import who from '../../illustrations/pages/about-who.svg';
import { BelowFirstView } from '../../layout/below-first-view.tsx';
import { PageBanner } from '../../layout/page-banner.tsx';
import { PageLink } from '../../router/page-link.tsx';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/icon.tsx';
import { arrowRight } from '../../ui/icon-paths.ts';
import type { PageTemplateProps } from '../page-template-props.ts';
import styles from './about-template.module.css';

const illustrations = [who, what, presence];

/** Three blocks about the company, with the illustration on alternating sides. */
export function AboutTemplate({ content, surface }: PageTemplateProps<AboutContent>) {
  const { banner, blocks, action } = content;
  return (
    <>
      <PageBanner
        surface={surface}
        heading={banner.heading}
        paragraph={banner.paragraph}
        illustration={{ src: about, alt: banner.illustrationAlt }}
      />
      <BelowFirstView>
        {blocks.map((block, index) => (
          <section key={block.title} className={`section ${index === 1 ? 'on-sand' : ''}`}>
            <div className={`wrap ${styles['block']}`}>
              <div>
                <h2>{block.title}</h2>
                <p className="lead">{block.text}</p>
                <p>{block.more}</p>
              </div>
              <img
                src={illustrations[index]}
                alt={block.illustrationAlt}
                width="480"
                height="360"
                loading="lazy"
              />
            </div>
          </section>
        ))}
        <section className={`wrap ${styles['end']}`}>
          <PageLink className={buttonClass('cobalt')} to="/contact-us">
            {action}
            <Icon path={arrowRight} strokeWidth={2.6} />
          </PageLink>
        </section>
      </BelowFirstView>
    </>
  );
}
