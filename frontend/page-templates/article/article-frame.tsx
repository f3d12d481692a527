import { type ReactNode, useId } from 'react';
import type { ArticleHeader, NextStepContent } from '../../content/types.ts';
import { BelowFirstView } from '../../layout/below-first-view.tsx';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { NextStep } from '../../layout/next-step.tsx';
import { PageBanner } from '../../layout/page-banner.tsx';
import { PageLink } from '../../layout/page-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { arrowLeft } from '../../ui/icons.ts';
import type { Surface } from '../../ui/surface.ts';
import { articleMessages } from '../messages.ts';
import styles from './article-template.module.css';

/** `2026-11-21` as `Nov 21, 2026`. `toLocaleDateString` would load locale data, which takes a phone 40 ms of hydration. */
function formatDate(date: string) {
  const [, day, month, year] = new Date(date).toUTCString().split(' ');
  return `${month} ${Number(day)}, ${year}`;
}

interface ArticleFrameProps {
  content: ArticleHeader;
  surface: Surface;
  /** List items after author and date. */
  facts?: ReactNode;
  /** Label of the link to all articles. */
  back: string;
  next: NextStepContent;
  /** Headings of the text with their ids. Three or more make a list of contents. */
  headings: readonly { id: string; text: string }[];
  /** Whether the list of contents is next to the text on wide screens, instead of above it. */
  beside?: boolean;
  /** The text. */
  children: ReactNode;
}

/** What an article and a post have around their text. */
export function ArticleFrame({
  content,
  surface,
  facts,
  back,
  next,
  headings,
  beside = false,
  children,
}: ArticleFrameProps) {
  const { breadcrumb, category, author, published } = content;
  // A heading of a post could have any id.
  const contents = useId();
  const listed = headings.length > 2;
  return (
    <article>
      <PageBanner
        surface={surface}
        above={
          <>
            <Breadcrumb {...breadcrumb} />
            <p className={styles.category}>{category}</p>
          </>
        }
        intro={content}
      >
        <ul role="list" className={styles.facts}>
          <li>
            {`By the ${author}, `}
            <time className="nowrap" dateTime={published}>
              {formatDate(published)}
            </time>
          </li>
          {facts}
        </ul>
      </PageBanner>
      <BelowFirstView>
        <div className={`wrap section ${styles.columns} ${listed && beside ? styles.beside : ''}`}>
          {listed && (
            <nav aria-labelledby={contents} className={styles.contents}>
              <p id={contents}>{articleMessages.contents}</p>
              <ol role="list">
                {headings.map(({ id, text }) => (
                  <li key={id}>
                    <PageLink to={`#${id}`}>{text}</PageLink>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <div className={styles.body}>
            {children}
            <PageLink className="text-link apart" to="/blogs">
              <Icon path={arrowLeft} strokeWidth={2.6} />
              {back}
            </PageLink>
          </div>
        </div>
        <NextStep next={next} />
      </BelowFirstView>
    </article>
  );
}
