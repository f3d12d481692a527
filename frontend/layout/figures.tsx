import { figureLabels } from '../content/figure-labels.ts';
import { company } from '../site/company.ts';
import styles from './figures.module.css';

const figures = ['years', 'projects', 'countries', 'retention'] as const;

/** `1,250+` or `91.5%` needs more room than `100+`. */
const long = Object.values(company.figures).some((figure) => figure.length > 4);

/** The company's four figures: in a row, or in pairs where it is narrow. */
export function Figures() {
  return (
    <dl className={long ? `${styles.figures} ${styles.long}` : styles.figures}>
      {figures.map((name) => (
        <div key={name}>
          <dt>{figureLabels[name]}</dt>
          <dd>{company.figures[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
