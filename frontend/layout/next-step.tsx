import type { NextStepContent } from '../content/types.ts';
import { ArrowLink } from './arrow-link.tsx';
import styles from './next-step.module.css';

/** The end of a page without the form: a link to the contact page. */
export function NextStep({ next }: { next: NextStepContent }) {
  return (
    <section className="wrap section">
      <div className={`on-coral rounded split halves ${styles.panel}`}>
        <h2>{next.heading}</h2>
        <div className="hero-text">
          <p className="lead">{next.paragraph}</p>
          <ArrowLink className="button on-ink" to="/contact-us">
            {next.action}
          </ArrowLink>
        </div>
      </div>
    </section>
  );
}
