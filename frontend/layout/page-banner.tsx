import type { ReactNode } from 'react';
import type { Illustration } from '../content/types.ts';
import { Picture } from '../ui/picture.tsx';
import type { Surface } from '../ui/surface.ts';
import styles from './page-banner.module.css';

interface PageBannerProps {
  surface: Surface;
  /** Above the heading. */
  above?: ReactNode;
  intro: { heading: string; lead: string } & Illustration;
  /** Below the text. */
  children?: ReactNode;
}

/** The top of the general pages: text and a rounded illustration on one surface. */
export function PageBanner({ surface, above, intro, children }: PageBannerProps) {
  const { illustration, illustrationAlt } = intro;
  return (
    <section className={`on-${surface} ${styles.banner}`}>
      <div className="wrap split halves">
        <div className="hero-text">
          {above}
          <h1>{intro.heading}</h1>
          <p className="lead">{intro.lead}</p>
          {children}
        </div>
        <Picture src={illustration} alt={illustrationAlt} width={480} height={360} first />
      </div>
    </section>
  );
}
