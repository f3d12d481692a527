import { figureLabels } from '../../content/figure-labels.ts';
import type { HomeContent } from '../../content/types.ts';
import illustration from '../../illustrations/home/impact.svg';
import { company } from '../../site/company.ts';
import styles from './impact-section.module.css';

const figures = ['projects', 'countries', 'retention'] as const;
const surfaces = ['cobalt', 'mint', 'ink'] as const;

/** If one figure is longer, all are set smaller. */
const mostCharacters = 4;

export function ImpactSection({ impact }: HomeContent) {
  const long = figures.some((name) => company.figures[name].length > mostCharacters);
  return (
    <section aria-labelledby="impact-heading">
      <h2 id="impact-heading" className={`wrap ${styles.heading}`}>
        {impact.heading}
      </h2>
      <ul role="list" className={`wrap panels ${styles.figures} ${long ? styles.long : ''}`}>
        {figures.map((name, index) => (
          <li key={name} className={`on-${surfaces[index]} ${styles.figure}`}>
            <dl>
              <dt>{figureLabels[name]}</dt>
              <dd>{company.figures[name]}</dd>
            </dl>
            <img src={`${illustration}#part-${index + 1}`} alt="" width="290" height="256" loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  );
}
