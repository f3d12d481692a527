import type { HomeContent } from '../../content/types.ts';
import countries from '../../illustrations/home/n-countries.svg';
import projects from '../../illustrations/home/n-projects.svg';
import retention from '../../illustrations/home/n-retention.svg';
import { company } from '../../site/company.ts';
import styles from './impact-section.module.css';

const figures = [
  { name: 'projects', surface: 'cobalt', illustration: projects },
  { name: 'countries', surface: 'mint', illustration: countries },
  { name: 'retention', surface: 'ink', illustration: retention },
] as const;

/** Three figures, each with an illustration. */
export function ImpactSection({ impact }: Pick<HomeContent, 'impact'>) {
  return (
    <section aria-labelledby="impact-heading">
      <div className={`wrap ${styles['heading']}`}>
        <h2 id="impact-heading">{impact.heading}</h2>
      </div>
      <div className={styles['figures']}>
        {figures.map(({ name, surface, illustration }) => (
          <div key={name} className={`on-${surface} ${styles['figure']}`}>
            <img src={illustration} alt="" width="290" height="256" loading="lazy" />
            <dl>
              <dt>{impact.labels[name]}</dt>
              <dd>{company.figures[name]}</dd>
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
