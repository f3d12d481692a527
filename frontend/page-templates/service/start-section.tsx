import type { ServiceContent } from '../../content/types.ts';
import { ButtonLink } from '../../layout/button-link.tsx';
import { serviceMessages } from './messages.ts';
import styles from './start-section.module.css';

/** The call to action. */
export function StartSection({ start }: Pick<ServiceContent, 'start'>) {
  return (
    <section className="wrap section">
      <div className={`on-coral ${styles['panel']}`}>
        <div className={styles['text']}>
          <h2>{start.heading}</h2>
          <p className="lead">{start.paragraph}</p>
          <ButtonLink tone="ink" to="#contact">
            {serviceMessages.start}
          </ButtonLink>
        </div>
        <img src={start.illustration} alt="" width="480" height="360" loading="lazy" />
      </div>
    </section>
  );
}
