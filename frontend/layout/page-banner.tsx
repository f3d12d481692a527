import type { ReactNode } from 'react';
import type { Surface } from '../ui/surface.ts';
import styles from './page-banner.module.css';

interface PageBannerProps {
  surface: Surface;
  /** Above the heading. */
  above?: ReactNode;
  heading: string;
  paragraph: string;
  illustration: { src: string; alt: string };
  /** Below the text. */
  children?: ReactNode;
}

/** The top of the general pages: text and a rounded illustration on one surface. */
export function PageBanner({ surface, above, heading, paragraph, illustration, children }: PageBannerProps) {
  return (
    <section className={`on-${surface} ${styles['banner']}`}>
      <div className={`wrap split ${styles['inner']}`}>
        <div className={styles['text']}>
          {above}
          <h1>{heading}</h1>
          <p className="lead">{paragraph}</p>
          {children}
        </div>
        <img src={illustration.src} alt={illustration.alt} width="480" height="360" fetchPriority="high" />
      </div>
    </section>
  );
}
