import type { NextStepContent } from '../content/types.ts';
import { Picture } from '../ui/picture.tsx';
import { ArrowLink } from './arrow-link.tsx';
import styles from './next-step.module.css';

/** The end of a page without the form: a link to the contact page, next to its heading or to an illustration. */
export function NextStep({ next }: { next: NextStepContent }) {
  const { heading, paragraph, action, illustration } = next;
  const text = (
    <>
      <p className="lead">{paragraph}</p>
      <ArrowLink className="button on-ink" to="/contact-us">
        {action}
      </ArrowLink>
    </>
  );
  return (
    <section className="wrap section">
      <div className={`on-coral rounded split pair ${styles.panel}`}>
        {illustration ? (
          <>
            <div className="hero-text">
              <h2>{heading}</h2>
              {text}
            </div>
            <div className={styles.illustration}>
              <Picture src={illustration} alt="" width={480} height={280} />
            </div>
          </>
        ) : (
          <>
            <h2>{heading}</h2>
            <div className="hero-text">{text}</div>
          </>
        )}
      </div>
    </section>
  );
}
