import type { ServiceContent } from '../../content/types.ts';
import { serviceMessages } from './messages.ts';
import { whyIcons } from './why-icons.ts';
import styles from './why-section.module.css';

const lists = {
  cards: 'apart grid-4 panels thumbs',
  rows: 'full-height panels numbered',
  band: 'apart grid-4 panel thumbs',
};

/** Four reasons to choose the company, and questions to ask any supplier. */
export function WhySection({ why, questions, layout: { why: layout } }: ServiceContent) {
  const { as } = layout;
  const band = layout.as === 'band' ? `on-${layout.surface}` : '';
  return (
    <section className="section">
      <div className={`wrap ${as === 'rows' ? 'split' : ''}`}>
        <h2>{serviceMessages.why}</h2>
        <ul className={`${lists[as]} ${band} ${styles.reasons}`}>
          {why.cards.map((card, index) => (
            <li key={card.title} className={layout.as === 'band' ? '' : `on-${layout.surfaces[index]}`}>
              <img src={whyIcons[card.title]} alt="" width="120" height="96" loading="lazy" />
              <div>
                <h3>{card.title}</h3>
                <p>{card.text}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className={`panel on-ink ${as === 'rows' ? '' : 'apart'}`}>
          <h3>{questions.heading}</h3>
          <ol className={`${as === 'rows' ? '' : 'grid-3'} ruled ${styles.questions}`}>
            {questions.items.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
