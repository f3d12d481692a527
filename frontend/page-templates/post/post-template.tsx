import { postPage } from '../../content/post.ts';
import type { PostContent, PostHeadings, PostTeaser } from '../../content/types.ts';
import { PageLink } from '../../layout/page-link.tsx';
import { ArticleFrame } from '../article/article-frame.tsx';
import type { PageTemplateProps } from '../page-template-props.ts';
import { postElements } from './post-elements.tsx';
import styles from './post-template.module.css';

const neighbor = (label: string, post: PostTeaser | undefined) =>
  post && (
    <p>
      {label} <PageLink to={post.path}>{post.title}</PageLink>
    </p>
  );

/** Those of the first two levels, which are both `h2` on the page. That of the footnotes is hidden. */
const contentsOf = (headings: PostHeadings): { id: string; text: string }[] =>
  headings.flatMap(({ value, id, children = [], depth }) => [
    ...(id && id !== 'footnote-label' ? [{ id, text: value }] : []),
    ...(depth === 1 ? contentsOf(children) : []),
  ]);

/** A post: the text of its file, in the frame of an article. */
export function PostTemplate({ content, surface }: PageTemplateProps<PostContent>) {
  const { Body, headings, older, newer } = content;
  return (
    <ArticleFrame
      content={content}
      surface={surface}
      back={postPage.back}
      next={postPage.next}
      headings={contentsOf(headings)}
      beside
    >
      <div className={styles.text}>
        <Body components={postElements} />
      </div>
      {(older || newer) && (
        <nav aria-label={postPage.posts} className={styles.neighbors}>
          {neighbor(postPage.older, older)}
          {neighbor(postPage.newer, newer)}
        </nav>
      )}
    </ArticleFrame>
  );
}
