import type { HomeContent } from '../../content/types.ts';
import illustrations from '../../illustrations/blog/cards.svg';
import { PageLink } from '../../layout/page-link.tsx';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Icon } from '../../ui/icon.tsx';
import { arrowRight } from '../../ui/icons.ts';
import styles from './blogs-section.module.css';

/** The five cards have the same content, so alternating surfaces and illustrations distinguish them. */
const surfaces = ['mint', 'sky', 'sand'] as const;

export function BlogsSection({ blogs: { heading, action, cards } }: HomeContent) {
  const slides = cards.map(({ category, title }, index) => {
    const part = index % surfaces.length;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: identical cards in a fixed order
      <div key={index} className={`card-link bordered on-${surfaces[part]}`}>
        <img src={`${illustrations}#part-${part + 1}`} alt="" width="480" height="360" loading="lazy" />
        <div className={styles.body}>
          <p>{category}</p>
          <h3>{title}</h3>
          <PageLink className={`text-link spread ${styles.link}`} to="/blog-detail">
            {action}
            <span className="visually-hidden">{`: ${title}`}</span>
            <span className="disc">
              <Icon path={arrowRight} strokeWidth={2.6} />
            </span>
          </PageLink>
        </div>
      </div>
    );
  });
  return <Carousel heading={heading} slides={slides} />;
}
