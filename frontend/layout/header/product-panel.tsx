import { ArrowUpRight } from 'lucide-react';
import banner from '../../illustrations/home/product-banner.svg';
import { site } from '../../site.ts';
import { ExternalLink } from '../external-link.tsx';
import { headerMessages } from '../messages.ts';
import styles from './product-panel.module.css';

/** The Products dropdown: one entry, the company's own product on its own site. */
export function ProductPanel() {
  return (
    <ExternalLink href={site.product.url} className={styles['panel']}>
      <img src={banner} alt="" width="480" height="300" loading="lazy" />
      <span className={styles['text']}>
        <b>
          {site.product.name}
          <ArrowUpRight size={20} strokeWidth={2.4} aria-hidden="true" />
        </b>
        <span>{headerMessages.product}</span>
      </span>
    </ExternalLink>
  );
}
