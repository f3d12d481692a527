import type { IndustryLayout } from '../../content/page-layouts.ts';
import type { IndustryContent } from '../../content/types.ts';
import styles from './capabilities-section.module.css';

type CapabilitiesSectionProps = Pick<IndustryContent, 'capabilities'> & IndustryLayout['capabilities'];

/** What we can build for the industry. */
export function CapabilitiesSection({ capabilities, as, surface }: CapabilitiesSectionProps) {
  return (
    <section className={`section on-${surface}`}>
      <div className="wrap">
        <div className="heading-row">
          <h2>{capabilities.heading}</h2>
          <p className="lead">{capabilities.lead}</p>
        </div>
        <ul className={`${styles['items']} ${styles[as]} ${surface === 'cobalt' ? styles['cobalt'] : ''}`}>
          {capabilities.items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
