import type { HomeContent } from '../../content/types.ts';
import illustration from '../../illustrations/pages/home.svg';
import { ArrowLink } from '../../layout/arrow-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Pulse } from '../../ui/pulse.tsx';
import styles from './hero-section.module.css';

/**
 * The hero. The pulse at the end of the illustration's line belongs to the page: an animation in an SVG file paints the
 * whole image again for each frame, and runs even when the visitor prefers reduced motion.
 */
export function HeroSection({ hero }: HomeContent) {
  return (
    <section className={`on-cobalt ${styles.hero} ${hero.illustration ? styles.beside : ''}`}>
      <div className={`wrap hero-text ${styles.text}`}>
        <p className={`pill on-ink ${styles.badge}`}>
          <b className="pill on-mint">{hero.badge}</b>
          {hero.badgeText}
        </p>
        <h1>{hero.heading}</h1>
        <p className="lead">{hero.paragraph}</p>
        <ArrowLink className="button on-coral" to="#industries">
          {hero.action}
        </ArrowLink>
      </div>
      <div className={styles.illustration}>
        {!hero.illustration && <Pulse />}
        <Picture
          src={hero.illustration ?? illustration}
          alt={hero.illustrationAlt}
          width={600}
          height={600}
          first
        />
      </div>
    </section>
  );
}
