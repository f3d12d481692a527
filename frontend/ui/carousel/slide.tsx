import type { ReactNode } from 'react';
import styles from './carousel.module.css';
import { carouselMessages } from './messages.ts';

interface SlideProps {
  /** Position of the slide, such as "1 of 5". */
  label: string;
  active: boolean;
  children: ReactNode;
}

/** One slide. Its children can style the active slide with `[data-active]`. */
export function Slide({ label, active, children }: SlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the role that the ARIA carousel pattern uses
    <div
      className={styles['slide']}
      role="group"
      aria-roledescription={carouselMessages.slide}
      aria-label={label}
      data-active={active || undefined}
    >
      {children}
    </div>
  );
}
