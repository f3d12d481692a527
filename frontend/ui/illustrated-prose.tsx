import type { ComponentProps } from 'react';
import styles from './illustrated-prose.module.css';
import type { ImageSource } from './image-source.ts';
import { Picture } from './picture.tsx';
import { ProseRow } from './prose-row.tsx';

interface IllustratedProseProps extends ComponentProps<typeof ProseRow> {
  /** 480 by 360, with the color of the section as its background. */
  illustration?: ImageSource | undefined;
}

/** All of a section: a text next to its illustration, which on phones stands below it, as wide as the page. */
export function IllustratedProse({ illustration, ...prose }: IllustratedProseProps) {
  const text = <ProseRow variant="columns" {...prose} />;
  if (!illustration) return text;
  return (
    <div className={`split halves ${styles.block}`}>
      {text}
      <Picture src={illustration} alt="" width={480} height={360} />
    </div>
  );
}
