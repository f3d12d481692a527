import type { HomeContent } from '../../content/types.ts';
import dashboard from '../../illustrations/home/dashboard.svg';
import phoneDashboard from '../../illustrations/home/dashboard-phone.svg';
import { ExternalLink } from '../../layout/external-link.tsx';
import { company } from '../../site/company.ts';
import { Icon } from '../../ui/icon.tsx';
import { arrowUpRight } from '../../ui/icons.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './product-section.module.css';

/** The company's own product, with two links to its site. */
export function ProductSection({ product }: HomeContent) {
  return (
    <section className={styles.section} aria-labelledby="product-heading">
      <div className="wrap panel split on-mint">
        <div className={`hero-text ${styles.text}`}>
          <h2 id="product-heading" className="lead">
            {product.kicker}
          </h2>
          <p className="heading-2">{company.product.name}</p>
          <p className="lead">{product.paragraph}</p>
          <ExternalLink className="button on-ink" href={company.product.url}>
            {product.action}
            <Icon path={arrowUpRight} strokeWidth={2.6} />
          </ExternalLink>
          <ExternalLink className="text-link" href={company.product.url}>
            {product.revolutionizing}
            <Icon path={arrowUpRight} size={18} strokeWidth={2.6} />
          </ExternalLink>
        </div>
        {product.illustration ? (
          <Picture src={product.illustration} alt={product.illustrationAlt} width={480} height={360} />
        ) : (
          <picture>
            <source media="(width < 38.75em)" srcSet={phoneDashboard} width="400" height="600" />
            <img src={dashboard} alt={product.illustrationAlt} width="800" height="576" loading="lazy" />
          </picture>
        )}
      </div>
    </section>
  );
}
