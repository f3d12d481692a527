import type { IndustryContent } from '../../content/types.ts';
import styles from './first-project.module.css';

/** Where a first project starts, what it needs and how it is judged. */
export function FirstProject({ firstProject, layout }: IndustryContent) {
  const { heading, illustration, items } = firstProject;
  return (
    <div className={`split ${styles['project']}`}>
      <h2>{heading}</h2>
      <img src={illustration} alt="" width="480" height="360" loading="lazy" />
      <ol className={`full-height ${layout.firstProject === 'cards' ? 'panels' : styles['list']}`}>
        {items.map((step, index) => (
          <li key={step.title}>
            <b className="disc">{index + 1}</b>
            <div>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
