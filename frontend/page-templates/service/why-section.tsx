import type { ServiceContent, WhyTitle } from '../../content/types.ts';
import reasons from '../../illustrations/icons/reasons.svg';
import { serviceMessages } from './messages.ts';
import styles from './why-section.module.css';

/** URL of the icon for each card title: the eight are parts of one file. */
export const whyIcons: Record<WhyTitle, string> = {
  'Agile Methodologies': `${reasons}#part-1`,
  'Cost-Effective': `${reasons}#part-2`,
  Customization: `${reasons}#part-3`,
  Expertise: `${reasons}#part-4`,
  Innovation: `${reasons}#part-5`,
  'Network and Connections': `${reasons}#part-6`,
  Scalability: `${reasons}#part-7`,
  Support: `${reasons}#part-8`,
};

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
