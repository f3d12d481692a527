import type { NextStepContent } from '../content/types.ts';
import { ButtonLink } from './button-link.tsx';
import styles from './next-step.module.css';

interface NextStepProps {
  next: NextStepContent;
  /** The contact page, or the form at the end of the same page. */
  to?: '/contact-us' | '#contact';
}

/** The end of a page's text: a link to the form. */
export function NextStep({ next, to = '/contact-us' }: NextStepProps) {
  return (
    <section className="wrap section">
      <div className={`split on-coral ${styles['panel']}`}>
        <h2>{next.heading}</h2>
        <div>
          <p>{next.paragraph}</p>
          <ButtonLink tone="ink" to={to}>
            {next.action}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
