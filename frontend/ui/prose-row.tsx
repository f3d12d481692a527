import styles from './prose-row.module.css';

interface ProseRowProps {
  heading: string;
  paragraphs: readonly string[];
}

/** A heading, and beside it on wide screens what it says. */
export function ProseRow({ heading, paragraphs }: ProseRowProps) {
  return (
    <div className={styles['row']}>
      <h2>{heading}</h2>
      <div className={styles['prose']}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}
