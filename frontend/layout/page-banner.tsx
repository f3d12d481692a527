import type { ReactNode } from 'react';
import type { Surface } from '../ui/surface.ts';
import styles from './page-banner.module.css';

interface PageBannerProps {
  surface: Surface;
  /** Above the heading. */
  above?: ReactNode;
  intro: { heading: string; lead: string; illustrationAlt: string };
  illustration: string;
  /** Below the text. */
  children?: ReactNode;
}

/** The top of the general pages: text and a rounded illustration on one surface. */
export function PageBanner({ surface, above, intro, illustration, children }: PageBannerProps) {
  return (
    <section className={`on-${surface} ${styles['banner']}`}>
      <div className="wrap split">
        <div className={`hero-text ${styles['text']}`}>
          {above}
          <h1>{intro.heading}</h1>
          <p className="lead">{intro.lead}</p>
          {children}
        </div>
        <img src={illustration} alt={intro.illustrationAlt} width="480" height="360" fetchPriority="high" />
      </div>
    </section>
  );
}
