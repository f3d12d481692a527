import { Cable, CalendarClock, Handshake, ListChecks, TableProperties } from 'lucide-react';
import type { ServiceContent } from '../../content/types.ts';
import { ProseRow } from '../../ui/prose-row.tsx';
import styles from './business-intelligence.module.css';

type BusinessIntelligenceProps = Required<Pick<ServiceContent, 'about' | 'howItWorks'>>;

/** Sources, fields, quality, schedule, hand-over: what tells the five steps of one title apart. */
const icons = [Cable, TableProperties, ListChecks, CalendarClock, Handshake];

/** The blocks that the specification's first variant of the page has and its second has not. */
export function BusinessIntelligence({ about, howItWorks }: BusinessIntelligenceProps) {
  return (
    <section className="section">
      <div className="wrap">
        <ProseRow heading={about.heading} paragraphs={about.paragraphs} />
      </div>
      <div className={`wrap ${styles['how']}`}>
        <h2>{howItWorks.heading}</h2>
        <ol className={styles['steps']}>
          {howItWorks.items.map((step, index) => {
            const Icon = icons[index];
            return (
              <li key={step.text}>
                <span className={styles['sign']}>
                  {Icon && <Icon size={28} strokeWidth={2} aria-hidden="true" />}
                </span>
                <b aria-hidden="true">{index + 1}</b>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
