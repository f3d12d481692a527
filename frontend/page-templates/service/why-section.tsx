import type { ServiceContent, ServiceLayout } from '../../content/types.ts';
import { serviceMessages } from './messages.ts';
import { whyIcons } from './why-icons.ts';
import styles from './why-section.module.css';

type WhySectionProps = Pick<ServiceContent, 'why' | 'questions'> & { surfaces: ServiceLayout['why'] };

/** Four reasons to choose the company, and questions to ask any supplier. */
export function WhySection({ why, questions, surfaces }: WhySectionProps) {
  return (
    <section className="section">
      <div className="wrap">
        <h2>{serviceMessages.why}</h2>
        <ul className={styles['cards']}>
          {why.cards.map((card, index) => (
            <li key={card.title} className={`on-${surfaces[index]}`}>
              <img src={whyIcons[card.title]} alt="" width="120" height="96" loading="lazy" />
              <h3>{card.title}</h3>
              <p>{card.text}</p>
            </li>
          ))}
        </ul>
        <div className={styles['questions']}>
          <h3>{questions.heading}</h3>
          <ol>
            {questions.items.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
