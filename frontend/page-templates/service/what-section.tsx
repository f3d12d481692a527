import type { ServiceContent } from '../../content/types.ts';
import { Icon } from '../../ui/icon.tsx';
import { arrowRight } from '../../ui/icon-paths.ts';
import { ProseRow } from '../../ui/prose-row.tsx';
import type { Surface } from '../../ui/surface.ts';
import { serviceMessages } from './messages.ts';
import styles from './what-section.module.css';

type WhatSectionProps = Pick<ServiceContent, 'what' | 'steps'> & {
  /** Surfaces of input and output. */
  flow: readonly [Surface, Surface];
};

/** An explanation of the service, its input and output, and its steps. */
export function WhatSection({ what, steps, flow }: WhatSectionProps) {
  return (
    <section className="section">
      <div className="wrap">
        <ProseRow heading={what.heading} paragraphs={what.paragraphs} />
        <div className={styles['flow']}>
          <Side
            title={serviceMessages.input}
            items={what.input}
            className={`on-${flow[0]} ${styles['side']}`}
          />
          <span className={styles['arrow']}>
            <Icon path={arrowRight} size={28} strokeWidth={2.6} />
          </span>
          <Side
            title={serviceMessages.output}
            items={what.output}
            className={`on-${flow[1]} ${styles['side']}`}
          />
        </div>
        <h3 className={styles['stepsHeading']}>{steps.heading}</h3>
        <ol className={styles['steps']}>
          {steps.items.map(({ title, text }, index) => (
            <li key={title}>
              {steps.illustration && (
                <img
                  src={`${steps.illustration}#part-${index + 1}`}
                  alt=""
                  width="240"
                  height="180"
                  loading="lazy"
                />
              )}
              <h4>
                <i aria-hidden="true">{index + 1}</i>
                {title}
              </h4>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Side({ title, items, className }: { title: string; items: readonly string[]; className: string }) {
  return (
    <div className={className}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
