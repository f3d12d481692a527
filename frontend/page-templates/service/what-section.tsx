import type { ServiceContent } from '../../content/types.ts';
import type { ServiceVariants } from '../../content/variants.ts';
import { LinkedText } from '../../layout/linked-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { arrowRight } from '../../ui/icons.ts';
import { imageOf } from '../../ui/image-source.ts';
import { Picture } from '../../ui/picture.tsx';
import { ProseRow } from '../../ui/prose-row.tsx';
import { Section } from '../../ui/section.tsx';
import { serviceMessages } from '../messages.ts';
import styles from './what-section.module.css';

const flows = { sides: '', beside: 'split halves', funnel: styles.funnel };
const stepLists = { strip: 'grid-4', panels: `grid-4 ${styles.onPanels}`, feature: styles.feature };

type Props = ServiceContent & { variants: ServiceVariants };

/** An explanation of the service, what it needs and what it returns, and how a project runs or how the service works. */
export function WhatSection(props: Props) {
  return (
    <Section>
      <Explanation {...props} />
      <Steps {...props} />
    </Section>
  );
}

export function Explanation({ what, variants }: Props) {
  const { variant, surfaces } = variants.flow;
  return (
    <div className={flows[variant]}>
      <ProseRow
        {...what}
        variant={variant === 'sides' ? 'row' : 'columns'}
        textOf={(paragraph) => <LinkedText text={paragraph} />}
      />
      <div className={`${variant === 'beside' ? 'panels' : 'apart grid-2'} ${styles.flow}`}>
        {(['input', 'output'] as const).map((side, index) => (
          <div key={side} className={`panel on-${surfaces[index]} ${styles.side}`}>
            <h3>{serviceMessages[side]}</h3>
            <ul role="list">
              {what[side].map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
        <span className={`disc on-coral ${styles.arrow}`}>
          <Icon path={arrowRight} strokeWidth={2.6} />
        </span>
      </div>
    </div>
  );
}

export function Steps({ steps, variants }: Props) {
  const { illustration, items } = steps;
  return (
    <>
      <h3 className={`apart ${styles.heading}`}>{steps.heading}</h3>
      <ol role="list" className={`soft pairs level ${stepLists[variants.steps]} ${styles.steps}`}>
        {items.map(({ title, text }, index) => (
          <li key={title}>
            <Picture src={imageOf(illustration, index)} alt="" width={240} height={180} />
            <div>
              <h4>
                <span className="disc" aria-hidden="true">
                  {`${index + 1} `}
                </span>
                {title}
              </h4>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
