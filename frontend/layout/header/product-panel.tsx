import banner from '../../illustrations/home/product-banner.svg';
import { company } from '../../site/company.ts';
import { Icon } from '../../ui/icon.tsx';
import { arrowUpRight } from '../../ui/icons.ts';
import { ExternalLink } from '../external-link.tsx';
import { headerMessages } from './messages.ts';
import styles from './product-panel.module.css';

/** The Products dropdown: one link to the company's own product. */
export function ProductPanel() {
  return (
    <ExternalLink href={company.product.url} className={styles.panel}>
      <img src={banner} alt="" width="480" height="300" loading="lazy" />
      <div className={`soft ${styles.text}`}>
        <b className="spread heading-3">
          {`${company.product.name} `}
          <Icon path={arrowUpRight} strokeWidth={2.4} />
        </b>
        <p>{headerMessages.product}</p>
      </div>
    </ExternalLink>
  );
}
