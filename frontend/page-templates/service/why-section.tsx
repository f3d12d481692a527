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

/** Four reasons to choose the company, and questions to ask any supplier. */
export function WhySection({ why, questions, layout: { why: layout } }: ServiceContent) {
  const lists = {
    cards: 'grid-4 panels',
    rows: 'full-height',
    band: `grid-4 ${layout.as === 'band' ? `panel on-${layout.surface}` : ''}`,
  };
  return (
    <section className="section">
      <div className={`wrap ${layout.as === 'rows' ? 'split' : ''} ${styles[layout.as]}`}>
        <h2>{serviceMessages.why}</h2>
        <ul className={`apart thumbs ${lists[layout.as]} ${styles['reasons']}`}>
          {why.cards.map((card, index) => {
            const surface = layout.as === 'band' ? undefined : `on-${layout.surfaces[index]}`;
            return (
              <li key={card.title} className={layout.as === 'cards' ? surface : undefined}>
                <img
                  src={whyIcons[card.title]}
                  className={layout.as === 'rows' ? surface : undefined}
                  alt=""
                  width="120"
                  height="96"
                  loading="lazy"
                />
                <div>
                  <h3>{card.title}</h3>
                  <p>{card.text}</p>
                </div>
              </li>
            );
          })}
        </ul>
        <div className={`apart ${layout.as === 'cards' ? 'split' : 'panel on-ink'} ${styles['questions']}`}>
          <h3>{questions.heading}</h3>
          <ol className={layout.as === 'band' ? 'grid-3 ruled' : 'ruled'}>
            {questions.items.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
