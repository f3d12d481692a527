import type { IndustryContent } from '../../content/types.ts';
import styles from './closing-section.module.css';

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
