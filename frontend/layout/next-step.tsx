import type { NextStepContent } from '../content/types.ts';
import { ArrowLink } from './arrow-link.tsx';
import styles from './next-step.module.css';

interface NextStepProps {
  next: NextStepContent;
  /** The contact page, or the form at the end of the same page. */
  to?: '/contact-us' | '#contact';
}

/** The end of a page's text: a link to the contact page or the form. */
export function NextStep({ next, to = '/contact-us' }: NextStepProps) {
  return (
    <section className="wrap section">
      <div className={`on-coral rounded ${styles.panel}`}>
        <div className={`${next.illustration ? '' : 'split halves'} ${styles.text}`}>
          <h2>{next.heading}</h2>
          <div className="hero-text">
            <p className="lead">{next.paragraph}</p>
            <ArrowLink className="button on-ink" to={to}>
              {next.action}
            </ArrowLink>
          </div>
        </div>
        {next.illustration && <img src={next.illustration} alt="" width="480" height="360" loading="lazy" />}
      </div>
    </section>
  );
}
