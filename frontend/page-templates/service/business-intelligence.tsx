import type { ServiceContent } from '../../content/types.ts';
import { Icon } from '../../ui/icon.tsx';
import { ProseRow } from '../../ui/prose-row.tsx';
import styles from './business-intelligence.module.css';
import { stepIcons } from './step-icons.ts';

type BusinessIntelligenceProps = Required<Pick<ServiceContent, 'about' | 'howItWorks'>>;

/** The sections that only one of the two variants of this page has (requirement R56). */
export function BusinessIntelligence({ about, howItWorks }: BusinessIntelligenceProps) {
  return (
    <section className={`section ${styles['intro']}`}>
      <div className="wrap">
        <ProseRow heading={about.heading} paragraphs={about.paragraphs} />
      </div>
      <div className={`wrap ${styles['how']}`}>
        <h2>{howItWorks.heading}</h2>
        <ol className={styles['steps']}>
          {howItWorks.items.map((step, index) => {
            const icon = stepIcons[index];
            return (
              <li key={step.name}>
                <span className={`disc ${styles['icon']}`}>{icon && <Icon path={icon} size={28} />}</span>
                <b aria-hidden="true">{index + 1}</b>
                <h3>{step.title}</h3>
                <p className={styles['name']}>{step.name}</p>
                <p>{step.text}</p>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
