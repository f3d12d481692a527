import type { AboutContent } from '../../content/types.ts';
import { Section } from '../../ui/section.tsx';
import styles from './data-section.module.css';

/** How inquiries are handled, and what to agree on before a project. */
export function DataSection({ data }: Pick<AboutContent, 'data'>) {
  return (
    <Section surface="ink" intro={data}>
      <div className="halves">
        {data.parts.map((part) => (
          <div key={part.title} className={styles['part']}>
            <h3>{part.title}</h3>
            <dl>
              {part.items.map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Section>
  );
}
