import type { ServiceContent } from '../../content/types.ts';
import type { Surface } from '../../ui/surface.ts';
import { detailIllustrationOf } from './illustrations.ts';
import styles from './solutions-section.module.css';

type SolutionsSectionProps = Pick<ServiceContent, 'solutions'> & {
  surface: Surface;
  as: 'rows' | 'panels';
  path: string;
};

/** The four solutions, either as rows with large numbers or as panels in a grid. */
export function SolutionsSection({ solutions, surface, as, path }: SolutionsSectionProps) {
  return (
    <section className={`section on-${surface}`}>
      <div className="wrap">
        <div className="heading-row">
          <h2>{solutions.heading}</h2>
          <p className="lead">{solutions.lead}</p>
        </div>
        <ol className={`${styles[as]} ${surface === 'cobalt' ? styles['cobalt'] : ''}`}>
          {solutions.items.map((solution, index) => {
            const illustration = detailIllustrationOf(path, 'solution', index);
            return (
              <li key={solution.title}>
                <b aria-hidden="true">{index + 1}</b>
                <div>
                  <h3>{solution.title}</h3>
                  <p>{solution.text}</p>
                </div>
                {illustration && <img src={illustration} alt="" width="240" height="180" loading="lazy" />}
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
