import type { NextStepContent } from '../content/types.ts';
import { buttonClass } from '../ui/button.ts';
import { Icon } from '../ui/icon.tsx';
import { arrowRight } from '../ui/icon-paths.ts';
import styles from './next-step.module.css';

interface NextStepProps {
  next: NextStepContent;
  /** The contact page, or the form at the end of the same page. */
  to?: '/contact-us' | '#contact';
  /** What is above: a plain section, whose padding separates the two, or one with a surface. */
  below?: 'plain' | 'surface';
}

/** The end of a page's text: a link to the form. */
export function NextStep({ next, to = '/contact-us', below = 'plain' }: NextStepProps) {
  return (
    <section className={`wrap ${styles[below]}`}>
      <div className={`on-coral ${styles['panel']}`}>
        <h2>{next.heading}</h2>
        <div>
          <p>{next.paragraph}</p>
          <a className={buttonClass('ink')} href={to}>
            {next.action}
            <Icon path={arrowRight} strokeWidth={2.6} />
          </a>
        </div>
      </div>
    </section>
  );
}
