import type { IndustryLayout } from '../../content/page-layouts.ts';
import type { IndustryContent } from '../../content/types.ts';
import { Section } from '../../ui/section.tsx';
import styles from './capabilities-section.module.css';

type CapabilitiesSectionProps = Pick<IndustryContent, 'capabilities'> & IndustryLayout['capabilities'];

/** What we can build for the industry. */
export function CapabilitiesSection({ capabilities, as, surface }: CapabilitiesSectionProps) {
  const list = as === 'panels' ? 'panels' : 'grid-2';
  return (
    <Section surface={surface} intro={capabilities}>
      <ul className={`${list} ${styles['items']} ${styles[as]}`}>
        {capabilities.items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
