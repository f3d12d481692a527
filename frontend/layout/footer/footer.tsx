import { memo } from 'react';
import { company } from '../../site/company.ts';
import {
  footerInsightsMenu,
  hireGroup,
  hireLink,
  industryMenu,
  type MenuLink,
  serviceMenu,
} from '../../site/menus.ts';
import { Icon } from '../../ui/icon.tsx';
import { chevronDown, facebook, instagram } from '../../ui/icons.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import { ExternalLink } from '../external-link.tsx';
import { Logo } from '../logo.tsx';
import { PageLink } from '../page-link.tsx';
import styles from './footer.module.css';

/**
 * Five columns of links, the social links and the copyright line. On phones the columns fold, without JavaScript.
 * Memoized, as it is the same on every page.
 */
export const Footer = memo(function Footer() {
  return (
    <footer id="footer" className={`on-ink ${styles.footer}`}>
      <div className="wrap">
        <nav aria-label="Footer" className={styles.columns}>
          <div>
            <section className="spread">
              <h2>Product</h2>
              <ul>
                <li>
                  <ExternalLink href={company.product.url}>{company.product.name}</ExternalLink>
                </li>
              </ul>
            </section>
            <section>
              <h2>
                <PageLink to="/industries/">Industries</PageLink>
              </h2>
              <Fold label="Industries" />
              <Links links={industryMenu} />
            </section>
          </div>
          <div>
            <section className={styles.services}>
              <h2>Services</h2>
              <Fold label="Services" />
              <div>
                {serviceMenu.map((group) => (
                  <div key={group.id}>
                    <h3>{group.label}</h3>
                    <Links links={group.links} />
                  </div>
                ))}
              </div>
            </section>
            <section>
              <h2>{hireLink.label}</h2>
              <Fold label={hireLink.label} />
              <Links links={hireGroup.links} />
            </section>
            <section>
              <h2>Insights</h2>
              <Fold label="Insights" />
              <Links links={footerInsightsMenu} />
            </section>
          </div>
        </nav>
        <div className={`soft spread ${styles.bottom}`}>
          <Logo />
          <ul role="list" className={styles.social}>
            <li>
              <ExternalLink className="disc" href={company.social.facebook}>
                <span className="visually-hidden">Facebook</span>
                <Icon path={facebook} size={24} />
              </ExternalLink>
            </li>
            <li>
              <ExternalLink className="disc" href={company.social.instagram}>
                <span className="visually-hidden">Instagram</span>
                <Icon path={instagram} size={24} />
              </ExternalLink>
            </li>
          </ul>
          <p className="print-only">{`${company.origin}, ${company.contact.email}`}</p>
          <p>{`© ${company.footerYear} ${company.name}. All rights reserved.`}</p>
        </div>
      </div>
    </footer>
  );
});

/** Hides its next sibling while it is closed, on phones only. Next to the heading, as a `summary` would hide that. */
function Fold({ label }: { label: string }) {
  return (
    <details>
      <summary aria-label={label}>
        <Icon path={chevronDown} strokeWidth={2.4} />
      </summary>
    </details>
  );
}

function Links({ links }: { links: readonly MenuLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.path}>
          <PageLink to={link.path}>
            <Unbroken text={link.label} />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
