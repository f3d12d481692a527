import type { NextStepContent } from '../content/types.ts';
import { PageLink } from '../router/page-link.tsx';
import { buttonClass } from '../ui/button.ts';
import { Icon } from '../ui/icon.tsx';
import { arrowRight } from '../ui/icon-paths.ts';
import styles from './next-step.module.css';

/** The end of a page without the form: a link to the contact page. */
export function NextStep({ next }: { next: NextStepContent }) {
  return (
    <section className={`wrap ${styles['section']}`}>
      <div className={`on-coral ${styles['panel']}`}>
        <h2>{next.heading}</h2>
        <div>
          <p>{next.paragraph}</p>
          <PageLink className={buttonClass('ink')} to="/contact-us">
            {next.action}
            <Icon path={arrowRight} strokeWidth={2.6} />
          </PageLink>
        </div>
      </div>
    </section>
  );
}
