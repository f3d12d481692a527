import type { ServiceContent } from '../../content/types.ts';
import type { ServiceVariants } from '../../content/variants.ts';
import { cardSurface } from '../../ui/surface.ts';
import { TitledText } from '../../ui/titled-text.tsx';
import { serviceMessages } from '../messages.ts';
import { whyIcons } from './why-icons.ts';
import styles from './why-section.module.css';

const lists = {
  cards: `apart grid-4 panels pairs level ${styles.cards}`,
  rows: 'full-height panels numbered',
  band: `apart grid-4 panel thumbs ${styles.band}`,
};

/** The questions: without a panel, next to the reasons, or below them. */
const questionPanels = { cards: 'apart', rows: `panel on-ink ${styles.beside}`, band: 'apart panel on-ink' };

/**
 * Two sections in one space: four reasons to choose the company, and questions to ask any supplier with the company's
 * answers, if there are any.
 */
export function WhySection({ why, questions, variants }: ServiceContent & { variants: ServiceVariants }) {
  const { why: choice } = variants;
  const { variant } = choice;
  const band = choice.variant === 'band' ? `on-${choice.surface}` : '';
  const nextToEachOther = variant === 'rows' && questions !== undefined;
  return (
    <div className="section">
      <div className={`wrap ${nextToEachOther ? 'split' : ''}`}>
        <section className={nextToEachOther ? styles.contents : ''}>
          <h2>{serviceMessages.why}</h2>
          <ul role="list" className={`${lists[variant]} ${band} ${styles.reasons}`}>
            {why.cards.map((card, index) => (
              <li
                key={card.title}
                className={choice.variant === 'band' ? undefined : `on-${cardSurface(index, choice.first)}`}
              >
                <img src={whyIcons[card.title]} alt="" width="120" height="96" loading="lazy" />
                <TitledText {...card} />
              </li>
            ))}
          </ul>
        </section>
        {questions && (
          <section className={questionPanels[variant]}>
            <h2 className="heading-3">{questions.heading}</h2>
            <ol
              role="list"
              className={`${variant === 'rows' ? '' : 'grid-3 level'} ruled ${styles.questions}`}
            >
              {questions.items.map(({ question, answer }) => (
                <li key={question}>
                  <h3>{question}</h3>
                  <p>{answer}</p>
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </div>
  );
}
