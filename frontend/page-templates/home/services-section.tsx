import type { HomeContent } from '../../content/types.ts';
import { groupImages } from '../../layout/group-images.ts';
import { LinkList } from '../../layout/link-list.tsx';
import { PageLink } from '../../layout/page-link.tsx';
import { hireGroup, serviceMenu } from '../../site/menus.ts';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './services-section.module.css';

/** Six cards, and a full-width band for Engineering as a Service. */
export function ServicesSection({ services }: HomeContent) {
  const cards = serviceMenu.filter((group) => group !== hireGroup);
  return (
    <Section surface="ink" intro={services} aria-labelledby="services-heading">
      <ul role="list" className="grid-3 panels thumbs">
        {cards.map(({ id, label, links }) => (
          <li key={id} id={id} className={`soft ${styles.card}`}>
            <Picture src={groupImages[id].illustration} alt="" width={480} height={360} />
            <div>
              <h3>{label}</h3>
              <p>{services.groups[id]}</p>
            </div>
            <LinkList links={links} />
          </li>
        ))}
      </ul>
      <div id={hireGroup.id} className={`panel rounded split on-cobalt apart ${styles.band}`}>
        <div className="soft">
          <h3 className="heading-2">{hireGroup.label}</h3>
          <p>{services.groups[hireGroup.id]}</p>
          <ul role="list" className={styles.links}>
            {hireGroup.links.map((link) => (
              <li key={link.path}>
                <PageLink className="button on-ink" to={link.path}>
                  {link.label}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
        <Picture src={groupImages[hireGroup.id].illustration} alt="" width={880} height={360} />
      </div>
    </Section>
  );
}
