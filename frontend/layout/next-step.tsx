import type { NextStepContent } from '../content/types.ts';
import { ButtonLink } from './button-link.tsx';
import styles from './next-step.module.css';

interface NextStepProps {
  next: NextStepContent;
  /** The contact page, or the form at the end of the same page. */
  to?: '/contact-us' | '#contact';
  /** URL of a close-up on coral. */
  illustration?: string;
}

/** The end of a page's text: a link to the form. */
export function NextStep({ next, to = '/contact-us', illustration }: NextStepProps) {
  return (
    <section className="wrap section">
      <div className={`on-coral rounded ${styles['panel']}`}>
        <div className={styles['text']}>
          <h2>{next.heading}</h2>
          <p className="lead">{next.paragraph}</p>
          <ButtonLink tone="ink" to={to}>
            {next.action}
          </ButtonLink>
        </div>
        {illustration && <img src={illustration} alt="" width="480" height="360" loading="lazy" />}
      </div>
    </section>
  );
}
