import type { HomeContent } from '../../content/types.ts';
import styles from './logos-section.module.css';
import { homeMessages } from './messages.ts';

/** Logos passing by. While there are none, the place is kept in the page's order and takes no room. */
export function LogosSection({ logos }: Pick<HomeContent, 'logos'>) {
  if (logos.length === 0) return <div data-section="logos" />;
  return (
    <section aria-label={homeMessages.logos} className={styles['marquee']}>
      <ul>
        {[...logos, ...logos].map((logo, index) => (
          // The second round is for the eye only: it makes the loop seamless.
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, in a fixed order
          <li key={index} aria-hidden={index >= logos.length || undefined}>
            <img src={logo.file} alt={index < logos.length ? logo.name : ''} height="48" loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  );
}
