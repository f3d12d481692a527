import styles from './prose-row.module.css';

interface ProseRowProps {
  heading: string;
  paragraphs: readonly string[];
  /** On wide screens: the heading next to the paragraphs, above them, or above two columns of them. */
  as?: 'row' | 'stack' | 'columns';
}

export function ProseRow({ heading, paragraphs, as = 'row' }: ProseRowProps) {
  return (
    <div className={`${as === 'row' ? 'split' : ''} ${styles['block']} ${styles[as] ?? ''}`}>
      <h2>{heading}</h2>
      <div className={`soft ${styles['prose']}`}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}
