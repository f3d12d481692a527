import type { ServiceContent } from '../../content/types.ts';
import type { ServiceVariants } from '../../content/variants.ts';
import { BoundText } from '../../ui/bound-text.tsx';
import { imageOf } from '../../ui/image-source.ts';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import styles from './solutions-section.module.css';

const grids = { rows: 'ruled', panels: 'grid-2 panels', cards: 'grid-4 panels' };

export function SolutionsSection({ solutions, variants }: ServiceContent & { variants: ServiceVariants }) {
  const { illustration, items } = solutions;
  const { variant, surface } = variants.solutions;
  return (
    <Section surface={surface} intro={solutions}>
      <ol role="list" className={`soft ${grids[variant]} ${styles.list} ${styles[variant]}`}>
        {items.map(({ title, text }, index) => (
          <li key={title}>
            <Picture src={imageOf(illustration, index)} alt="" width={240} height={180} />
            <b>{`${index + 1} `}</b>
            <div>
              <h3>
                <Unbroken text={title} />
              </h3>
              <p>
                <BoundText text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
