import type { IndustryContent } from '../../content/types.ts';
import type { Surface } from '../../ui/surface.ts';
import styles from './capabilities-section.module.css';

type CapabilitiesSectionProps = Pick<IndustryContent, 'capabilities'> & {
  surface: Surface;
};

/** What we can build for the industry. */
export function CapabilitiesSection({ capabilities, surface }: CapabilitiesSectionProps) {
  return (
    <section className={`section on-${surface}`}>
      <div className="wrap">
        <div className="heading-row">
          <h2>{capabilities.heading}</h2>
          <p className="lead">{capabilities.lead}</p>
        </div>
        <ul className={`${styles['panels']} ${surface === 'cobalt' ? styles['cobalt'] : ''}`}>
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
