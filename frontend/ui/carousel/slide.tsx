import type { ReactNode } from 'react';
import styles from './carousel.module.css';
import { carouselMessages } from './messages.ts';

interface SlideProps {
  /** Which one of how many. */
  label: string;
  active: boolean;
  children: ReactNode;
}

/** One slide. What stands in it may show with `[data-active]` that it is the active one. */
export function Slide({ label, active, children }: SlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern's own role; a fieldset is for forms
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
