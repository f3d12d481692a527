import type { HeroContent } from '../content/types.ts';
import { Unbroken } from '../ui/unbroken.tsx';
import { ArrowLink } from './arrow-link.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { MovingIllustration } from './moving-illustration.tsx';
import styles from './split-hero.module.css';

interface SplitHeroProps extends HeroContent {
  /** The illustration is 880 by 360 instead of 480 by 360. */
  wide?: boolean;
}

/** The top of a service or industry page: text in one half, the illustration in the other. */
export function SplitHero({ breadcrumb, intro, variants, wide = false }: SplitHeroProps) {
  const light = variants.hero !== 'cobalt' && variants.hero !== 'ink';
  return (
    <section
      className={`on-${variants.hero} ${styles.hero} ${variants.illustration === 'right' ? '' : styles[variants.illustration]}`}
    >
      <div className="wrap split halves">
        <div className="hero-text">
          <Breadcrumb {...breadcrumb} />
          <h1>
            <Unbroken text={intro.heading} />
          </h1>
          <p className="lead">{intro.paragraph}</p>
          <ArrowLink className={`button on-${light ? 'ink' : 'coral'}`} to="#contact">
            {intro.action}
          </ArrowLink>
        </div>
        <div className={styles.illustration}>
          <MovingIllustration
            {...intro}
            className={wide ? styles.wide : undefined}
            width={wide ? 880 : 480}
          />
        </div>
      </div>
    </section>
  );
}
