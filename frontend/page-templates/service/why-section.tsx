import type { ServiceContent } from '../../content/types.ts';
import { serviceMessages } from './messages.ts';
import { whyIcons } from './why-icons.ts';
import styles from './why-section.module.css';

type WhySectionProps = Pick<ServiceContent, 'why' | 'questions'> & {
  layout: ServiceContent['layout']['why'];
};

/** Four reasons to choose the company, and questions to ask any supplier. */
export function WhySection({ why, questions, layout }: WhySectionProps) {
  const lists = {
    cards: 'grid-4 panels',
    rows: 'full-height',
    band: `grid-4 ${layout.as === 'band' ? `on-${layout.surface}` : ''}`,
  };
  return (
    <section className="section">
      <div className={`wrap ${layout.as === 'rows' ? 'split' : ''} ${styles[layout.as]}`}>
        <h2>{serviceMessages.why}</h2>
        <ul className={`apart ${lists[layout.as]} ${styles['reasons']}`}>
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
        <div className={`${layout.as === 'cards' ? '' : 'on-ink'} ${styles['questions']}`}>
          <h3>{questions.heading}</h3>
          <ol className={layout.as === 'band' ? 'grid-3' : undefined}>
            {questions.items.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
