import type { HomeContent } from '../../content/types.ts';
import styles from './logos-section.module.css';

/** A marquee of customer logos. Without logos it renders an empty element, which marks its place for the tests. */
export function LogosSection({ logos: { label, items } }: HomeContent) {
  if (items.length === 0) return <div data-section="logos" />;
  return (
    <section aria-label={label} className={styles['marquee']}>
      <ul>
        {[...items, ...items].map((logo, index) => (
          // The second copy makes the loop seamless and is hidden from screen readers.
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, in a fixed order
          <li key={index} aria-hidden={index >= items.length || undefined}>
            <img src={logo.file} alt={index < items.length ? logo.name : ''} height="48" loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  );
}
