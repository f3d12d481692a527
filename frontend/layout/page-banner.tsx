import type { ReactNode } from 'react';
import type { PageIllustration } from '../content/types.ts';
import type { Surface } from '../ui/surface.ts';
import { MovingIllustration } from './moving-illustration.tsx';
import styles from './page-banner.module.css';
import hero from './split-hero.module.css';

interface PageBannerProps {
  surface: Surface;
  /** Above the heading. */
  above?: ReactNode;
  intro: { heading: string; lead: string } & PageIllustration;
  /** Below the text. */
  children?: ReactNode;
}

/** The top of the general pages: text in one half, the illustration in the other. */
export function PageBanner({ surface, above, intro, children }: PageBannerProps) {
  return (
    <section className={`on-${surface} ${styles.banner}`}>
      <div className="wrap split halves">
        <div className="hero-text">
          {above}
          <h1>{intro.heading}</h1>
          <p className="lead">{intro.lead}</p>
          {children}
        </div>
        <div className={hero.illustration}>
          <MovingIllustration {...intro} width={480} />
        </div>
      </div>
    </section>
  );
}
