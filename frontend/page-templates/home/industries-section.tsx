import type { HomeContent } from '../../content/types.ts';
import { industryIllustrations } from '../../layout/industry-illustrations.ts';
import { PageLink } from '../../router/page-link.tsx';
import { CardLinkIcon } from '../../ui/card-link-icon.tsx';
import { Section } from '../../ui/section.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import styles from './industries-section.module.css';

/** Eight cards, two in a row. A card with hover or focus grows, and its neighbor shrinks. */
export function IndustriesSection({ industries }: HomeContent) {
  const lead = (
    <>
      {industries.lead}{' '}
      <PageLink className="nowrap" to="/industries/">
        {industries.all}
      </PageLink>
    </>
  );
  return (
    <Section id="industries" intro={{ ...industries, lead }} aria-labelledby="industries-heading">
      <ul className={styles['cards']}>
        {industries.cards.map((card) => {
          const { src, surface } = industryIllustrations[card.bg];
          return (
            <li key={card.id} className={styles['cell']}>
              <PageLink className="card-link" to={card.url}>
                {/* Only the text has the color, which would show at the corners of the illustration. */}
                <div className={`on-${surface} ${styles['text']}`}>
                  <h3>
                    <Unbroken text={card.title} />
                  </h3>
                  <p>{card.description}</p>
                  <CardLinkIcon />
                </div>
                <img src={src} alt="" width="880" height="360" loading="lazy" />
              </PageLink>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
