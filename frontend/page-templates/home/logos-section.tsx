import type { HomeContent } from '../../content/types.ts';
import styles from './logos-section.module.css';
import { homeMessages } from './messages.ts';

/** A marquee of customer logos. Without logos it renders an empty element, which marks its place for the tests. */
export function LogosSection({ logos }: Pick<HomeContent, 'logos'>) {
  if (logos.length === 0) return <div data-section="logos" />;
  return (
    <section aria-label={homeMessages.logos} className={styles['marquee']}>
      <ul>
        {[...logos, ...logos].map((logo, index) => (
          // The second copy makes the loop seamless and is hidden from screen readers.
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, in a fixed order
          <li key={index} aria-hidden={index >= logos.length || undefined}>
            <img src={logo.file} alt={index < logos.length ? logo.name : ''} height="48" loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  );
}
