import type { ServiceContent } from '../../content/types.ts';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/icon.tsx';
import { arrowRight } from '../../ui/icon-paths.ts';
import { serviceMessages } from './messages.ts';
import styles from './start-section.module.css';

/** The call to action. */
export function StartSection({ start }: Pick<ServiceContent, 'start'>) {
  return (
    <section className={`wrap ${styles['section']}`}>
      <div className={`on-coral ${styles['panel']}`}>
        <div className={styles['text']}>
          <h2>{start.heading}</h2>
          <p>{start.paragraph}</p>
          <a className={buttonClass('ink')} href="#contact">
            {serviceMessages.start}
            <Icon path={arrowRight} strokeWidth={2.6} />
          </a>
        </div>
        <img src={start.illustration} alt="" width="480" height="360" loading="lazy" />
      </div>
    </section>
  );
}
