import type { IndustryContent } from '../../content/types.ts';
import styles from '../../layout/next-step.module.css';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/icon.tsx';
import { arrowRight } from '../../ui/icon-paths.ts';

type ClosingSectionProps = Pick<IndustryContent, 'closing'> & { action: string };

/** The end of the text, above the form. It looks like the next step of pages without the form. */
export function ClosingSection({ closing, action }: ClosingSectionProps) {
  return (
    <section className="section">
      <div className="wrap">
        <div className={`on-coral ${styles['panel']}`}>
          <h2>{closing.heading}</h2>
          <div>
            <p>{closing.paragraph}</p>
            <a className={buttonClass('ink')} href="#contact">
              {action}
              <Icon path={arrowRight} strokeWidth={2.6} />
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
