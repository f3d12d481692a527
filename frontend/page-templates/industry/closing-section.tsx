import type { IndustryContent } from '../../content/types.ts';
import styles from '../../layout/next-step.module.css';

/** The end of the text, above the form. It looks like the next step of pages without the form. */
export function ClosingSection({ closing }: Pick<IndustryContent, 'closing'>) {
  return (
    <section className="section">
      <div className="wrap">
        <div className={`on-coral ${styles['panel']}`}>
          <h2>{closing.heading}</h2>
          <p>{closing.paragraph}</p>
        </div>
      </div>
    </section>
  );
}
