import type { HeroContent } from '../content/types.ts';
import { Unbroken } from '../ui/unbroken.tsx';
import { ArrowLink } from './arrow-link.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import styles from './split-hero.module.css';

/** The top of a service or industry page: text in one panel, the illustration in the other. */
export function SplitHero({ breadcrumb, intro, variants }: HeroContent) {
  const { illustration, illustrationAlt } = intro;
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
        <img src={illustration} alt={illustrationAlt} width="480" height="360" fetchPriority="high" />
      </div>
    </section>
  );
}
