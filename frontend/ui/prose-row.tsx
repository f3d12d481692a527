import type { ReactNode } from 'react';
import styles from './prose-row.module.css';

interface ProseRowProps {
  heading: string;
  paragraphs: readonly string[];
  /** On wide screens: the heading next to the paragraphs, or above them. */
  variant?: 'row' | 'columns';
  /** A last paragraph. */
  children?: ReactNode;
}

export function ProseRow({ heading, paragraphs, variant = 'row', children }: ProseRowProps) {
  return (
    <div className={`${variant === 'row' ? 'split' : ''} ${styles.block}`}>
      <h2>{heading}</h2>
      <div className={`soft ${styles.prose}`}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {children && <p>{children}</p>}
      </div>
    </div>
  );
}
