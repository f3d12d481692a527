import type { ReactNode } from 'react';
import styles from './prose-row.module.css';

interface ProseRowProps {
  heading: string;
  paragraphs: readonly string[];
  /** On wide screens: the heading next to the paragraphs, or above them. */
  variant?: 'row' | 'columns';
  /** Renders the text of a paragraph. */
  textOf?: (paragraph: string) => ReactNode;
  /** A last paragraph. */
  children?: ReactNode;
}

export function ProseRow({
  heading,
  paragraphs,
  variant = 'row',
  textOf = (paragraph) => paragraph,
  children,
}: ProseRowProps) {
  return (
    <div className={`${variant === 'row' ? 'split' : ''} ${styles.block}`}>
      <h2>{heading}</h2>
      <div className={`soft ${styles.prose}`}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{textOf(paragraph)}</p>
        ))}
        {children && <p>{children}</p>}
      </div>
    </div>
  );
}
