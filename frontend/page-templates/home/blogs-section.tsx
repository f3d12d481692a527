import type { BlogTeaser, HomeContent } from '../../content/types.ts';
import cards from '../../illustrations/blog/cards.svg';
import { PageLink } from '../../router/page-link.tsx';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Icon } from '../../ui/icon.tsx';
import { arrowRight } from '../../ui/icon-paths.ts';
import styles from './blogs-section.module.css';

/** The five cards have the same content, so alternating surfaces distinguish them. */
const surfaces = [
  { surface: 'mint', illustration: `${cards}#part-1` },
  { surface: 'sky', illustration: `${cards}#part-3` },
  { surface: 'sand', illustration: `${cards}#part-2` },
] as const;

export function BlogsSection({ blogs }: Pick<HomeContent, 'blogs'>) {
  return (
    <Carousel
      heading={blogs.heading}
      slides={blogs.cards.map((card, index) => (
        <BlogCard
          // biome-ignore lint/suspicious/noArrayIndexKey: identical cards in a fixed order
          key={index}
          {...card}
          {...(surfaces[index % surfaces.length] ?? surfaces[0])}
          action={blogs.action}
        />
      ))}
    />
  );
}

type BlogCardProps = BlogTeaser & (typeof surfaces)[number] & { action: string };

function BlogCard({ category, title, surface, illustration, action }: BlogCardProps) {
  return (
    <div className={`card-link bordered on-${surface} ${styles['card']}`}>
      <img src={illustration} alt="" width="480" height="360" loading="lazy" draggable={false} />
      <div className={styles['body']}>
        <p className={styles['category']}>{category}</p>
        <h3>{title}</h3>
        <PageLink className={`text-link ${styles['link']}`} to="/blog-detail" draggable={false}>
          {action}
          <span className="visually-hidden">{`: ${title}`}</span>
          <span className={`disc ${styles['go']}`}>
            <Icon path={arrowRight} size={20} strokeWidth={2.6} />
          </span>
        </PageLink>
      </div>
    </div>
  );
}
