import type { HomeContent } from '../../content/types.ts';
import { IllustratedLink } from '../../layout/illustrated-link.tsx';
import { industryIllustration } from '../../layout/industry-illustrations.ts';
import { PageLink } from '../../layout/page-link.tsx';
import { Section } from '../../ui/section.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import styles from './industries-section.module.css';

/** Cards, two in a row. A card with hover or focus grows, and its neighbor shrinks. */
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
      <ul role="list" className={styles.cards}>
        {industries.cards.map((card) => {
          const { src, surface } = industryIllustration(card.bg);
          return (
            <li key={card.id} className={styles.cell}>
              <IllustratedLink to={card.url} surface={surface} illustration={src} width={880}>
                <h3>
                  <Unbroken text={card.title} />
                </h3>
                <p>{card.description}</p>
              </IllustratedLink>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
