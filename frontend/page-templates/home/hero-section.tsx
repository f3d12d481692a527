import type { HomeContent } from '../../content/types.ts';
import illustrationSource from '../../illustrations/home/hero.svg?raw';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/icon.tsx';
import { arrowRight } from '../../ui/icon-paths.ts';
import styles from './hero-section.module.css';

/** Inline SVG needs no namespace, and the home page is close to its byte budget. */
const illustration = illustrationSource.replace(' xmlns="http://www.w3.org/2000/svg"', '');

/** The hero. Its illustration is inline SVG, so that CSS can animate it. */
export function HeroSection({ hero }: Pick<HomeContent, 'hero'>) {
  return (
    <section className={`on-cobalt ${styles['hero']}`}>
      <div className="wrap">
        <div className={styles['text']}>
          <p className={styles['badge']}>
            <b>{hero.badge}</b>
            {hero.badgeText}
          </p>
          <h1>{hero.heading}</h1>
          <p className={styles['paragraph']}>{hero.paragraph}</p>
          <a className={buttonClass('coral')} href="#industries">
            {hero.action}
            <Icon path={arrowRight} strokeWidth={2.6} />
          </a>
        </div>
      </div>
      <div
        className={styles['image']}
        role="img"
        aria-label={hero.illustrationAlt}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: an illustration from this repository
        dangerouslySetInnerHTML={{ __html: illustration }}
      />
    </section>
  );
}
