import styles from './prose-row.module.css';

interface ProseRowProps {
  heading: string;
  paragraphs: readonly string[];
}

/** A heading with paragraphs, next to it on wide screens. */
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
