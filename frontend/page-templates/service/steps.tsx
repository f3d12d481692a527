import type { ServiceLayout } from '../../content/page-layouts.ts';
import type { ServiceContent } from '../../content/types.ts';
import styles from './steps.module.css';

type StepsProps = Pick<ServiceContent, 'steps'> & { as: ServiceLayout['steps'] };

/** How a project runs or how the service works. */
export function Steps({ steps: { heading, illustration, items }, as }: StepsProps) {
  return (
    <>
      <h3 className={styles['heading']}>{heading}</h3>
      <ol className={`${as === 'strip' ? 'grid-4' : ''} ${styles['steps']} ${styles[as]}`}>
        {items.map(({ title, text }, index) => (
          <li key={title}>
            <img src={`${illustration}#part-${index + 1}`} alt="" width="240" height="180" loading="lazy" />
            <div>
              <h4>
                <i className="disc" aria-hidden="true">
                  {index + 1}
                </i>
                {title}
              </h4>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
