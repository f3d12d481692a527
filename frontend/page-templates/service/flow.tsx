import type { ServiceLayout } from '../../content/page-layouts.ts';
import type { ServiceContent } from '../../content/types.ts';
import { Icon } from '../../ui/icon.tsx';
import { arrowRight } from '../../ui/icon-paths.ts';
import styles from './flow.module.css';
import { serviceMessages } from './messages.ts';

type FlowProps = Pick<ServiceContent['what'], 'input' | 'output'> & ServiceLayout['flow'];

/** What the service needs and what it returns. */
export function Flow({ input, output, as, surfaces }: FlowProps) {
  const side = (title: string, items: readonly string[], index: 0 | 1) => (
    <div className={`on-${surfaces[index]} ${styles['side']}`}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
  return (
    <div className={`${styles['flow']} ${styles[as]}`}>
      {side(serviceMessages.input, input, 0)}
      <span className={`disc on-coral ${styles['arrow']}`}>
        <Icon path={arrowRight} size={28} strokeWidth={2.6} />
      </span>
      {side(serviceMessages.output, output, 1)}
    </div>
  );
}
