import type { ServiceContent } from '../../content/types.ts';
import { Icon } from '../../ui/icon.tsx';
import { ProseRow } from '../../ui/prose-row.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './business-intelligence.module.css';

/** Sources, fields, quality, schedule and handover. The five steps share one title. */
const stepIcons = [
  'M4 6c0-4 16-4 16 0s-16 4-16 0v12c0 4 16 4 16 0V6M4 12c0 4 16 4 16 0',
  'M3 3h18v18H3zM3 9h18M3 15h18M15 3v18',
  'M13 6h8m-8 6h8m-8 6h8M3 6l2 2 4-4M3 17l2 2 4-4',
  'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 7v5l3.5 2',
  'M3 8h16m-4-4 4 4-4 4m6 4H5m4 4-4-4 4-4',
] as const;

type BusinessIntelligenceProps = Required<ServiceContent>['businessIntelligence'];

/** The sections that only one of the two variants of this page has (requirement R56). */
export function BusinessIntelligence({ about, howItWorks }: BusinessIntelligenceProps) {
  return (
    <>
      <Section>
        <ProseRow {...about} />
      </Section>
      <Section intro={howItWorks} surface="sky">
        <ol role="list" className={styles.steps}>
          {howItWorks.items.map((step, index) => (
            <li key={step.name}>
              <div className={styles.icon}>
                <span className="disc">
                  <Icon path={stepIcons[index] ?? ''} size={32} />
                </span>
                <b className="disc on-coral">{`${index + 1} `}</b>
              </div>
              <h3>
                <span className={styles.title}>{step.title}</span> {step.name}
              </h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}
