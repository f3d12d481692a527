import { posts } from 'virtual:posts';
import type { BlogTeaser, HomeContent } from '../../content/types.ts';
import illustrations from '../../illustrations/blog/cards.svg';
import { PageLink } from '../../layout/page-link.tsx';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Icon } from '../../ui/icon.tsx';
import { arrowRight } from '../../ui/icons.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './blogs-section.module.css';

/** The five placeholders have the same content, so alternating surfaces and illustrations distinguish them. */
const surfaces = ['mint', 'sky', 'sand'] as const;

/** The newest posts, at most as many as there are placeholders. */
const newest: readonly BlogTeaser[] = posts.slice(0, 5);

export function BlogsSection({ blogs: { heading, action, cards } }: HomeContent) {
  const slides = (newest.length > 0 ? newest : cards).map(({ category, title, path, image }, index) => {
    const part = index % surfaces.length;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are identical
      <div key={index} className={`card-link bordered on-${surfaces[part]}`}>
        <Picture src={image ?? `${illustrations}#part-${part + 1}`} alt="" width={480} height={360} />
        <div className={styles.body}>
          <p>{category}</p>
          <h3>{title}</h3>
          <PageLink className={`text-link spread ${styles.link}`} to={path}>
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
