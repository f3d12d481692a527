import type { HomeContent } from '../../content/types.ts';
import { Picture } from '../../ui/picture.tsx';
import { homeMessages } from '../messages.ts';
import styles from './logos-section.module.css';

/** With more logos than this, the row moves. */
const mostAtRest = 6;

/**
 * A row of customer logos, or a marquee, which works without JavaScript and stops on hover, on focus and with its control.
 * Without logos it renders an empty element, which marks its place for the tests.
 */
export function LogosSection({ logos: { label, items } }: HomeContent) {
  if (items.length === 0) return <div data-section="logos" />;
  const runs = items.length > mostAtRest;
  const logos = items.map(({ name, file }) => (
    <li key={name}>
      <Picture src={file} alt={name} width={file.img.w} height={file.img.h} sizes="200px" whole />
    </li>
  ));
  return (
    <section aria-label={label} className={`${styles.logos} ${runs ? styles.marquee : 'wrap'}`}>
      {runs && (
        <label className="wrap">
          <input type="checkbox" /> {homeMessages.stopLogos}
        </label>
      )}
      <div>
        <ul role="list">{logos}</ul>
        {/* Fills the space that the first list leaves as it moves out. */}
        {runs && (
          <ul role="list" aria-hidden="true">
            {logos}
          </ul>
        )}
      </div>
    </section>
  );
}
