import type { ServiceVariants } from '../../content/variants.ts';
import { LinkList, RelatedLinks } from '../../layout/link-list.tsx';
import { PageLink } from '../../layout/page-link.tsx';
import { industriesFor } from '../../site/industry-services.ts';
import { relatedServicesFor } from '../../site/related-services.ts';
import { Icon } from '../../ui/icon.tsx';
import { arrowRight } from '../../ui/icons.ts';
import { cardSurface } from '../../ui/surface.ts';
import { serviceMessages } from '../messages.ts';
import styles from './related-section.module.css';

interface RelatedSectionProps {
  path: string;
  variant: ServiceVariants['related']['variant'];
}

/** Links to industries and to related services: two lists, or the services as cards above the industries. */
export function RelatedSection({ path, variant }: RelatedSectionProps) {
  const industries = industriesFor(path);
  const services = relatedServicesFor(path);
  if (variant === 'cards')
    return (
      <>
        {services.length > 0 && (
          <div className="wrap section">
            <h2>{serviceMessages.related}</h2>
            <ul role="list" className={`apart grid-${services.length === 2 ? 2 : 3} ${styles.cards}`}>
              {services.map(({ path: to, label, hint }, index) => (
                <li key={to}>
                  <PageLink className={`card-link panel on-${cardSurface(index)} ${styles.card}`} to={to}>
                    <h3>{label}</h3>
                    <p>{hint}</p>
                    <span className={`disc ${styles.arrow}`}>
                      <Icon path={arrowRight} strokeWidth={2.6} />
                    </span>
                  </PageLink>
                </li>
              ))}
            </ul>
          </div>
        )}
        {industries.length > 0 && <RelatedLinks heading={serviceMessages.industries} links={industries} />}
      </>
    );
  const lists = [
    { heading: serviceMessages.industries, links: industries },
    { heading: serviceMessages.related, links: services },
  ].filter(({ links }) => links.length > 0);
  const [first, second] = lists;
  if (!first) return null;
  if (!second) return <RelatedLinks {...first} />;
  return (
    <div className={`wrap section grid-2 ${styles.lists}`}>
      {lists.map(({ heading, links }) => (
        <div key={heading}>
          <h2 className="heading-3">{heading}</h2>
          <LinkList links={links} />
        </div>
      ))}
    </div>
  );
}
