import type { HeroContent } from '../content/types.ts';
import type { HeroVariants } from '../content/variants.ts';
import { Unbroken } from '../ui/unbroken.tsx';
import { ArrowLink } from './arrow-link.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { heroImage } from './hero-image.ts';
import { MovingIllustration } from './moving-illustration.tsx';
import styles from './split-hero.module.css';

interface SplitHeroProps extends HeroContent {
  path: string;
  variants: HeroVariants;
}

/** The top of a service or industry page: the text, and the illustration next to it. */
export function SplitHero({ path, breadcrumb, intro, variants }: SplitHeroProps) {
  const { wide, ...image } = heroImage(path, intro);
  const light = variants.hero !== 'cobalt' && variants.hero !== 'ink';
  return (
    <section
      className={`on-${variants.hero} ${styles.hero} ${variants.illustration === 'right' ? '' : styles[variants.illustration]}`}
    >
      <div className="wrap split">
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
          <MovingIllustration {...image} className={wide && styles[wide]} width={wide ? 880 : 480} />
        </div>
      </div>
    </section>
  );
}
