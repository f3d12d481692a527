import type { HomeContent } from '../../content/types.ts';
import { homeMessages } from '../messages.ts';
import styles from './logos-section.module.css';

/**
 * A marquee of customer logos, which works without JavaScript. Without logos it renders an empty element, which marks its
 * place for the tests.
 */
export function LogosSection({ logos: { label, items } }: HomeContent) {
  if (items.length === 0) return <div data-section="logos" />;
  return (
    <section aria-label={label} className={styles.marquee}>
      <label className="wrap">
        <input type="checkbox" /> {homeMessages.stopLogos}
      </label>
      <ul role="list">
        {items.map(({ name, file }) => (
          <li key={name}>
            <img src={file} alt={name} height="48" loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  );
}
