import { postPages } from 'virtual:post-pages';
import type { PostContent } from '../content/types.ts';

/**
 * Loads a post on demand: its text, and what lists show of it and of the posts before and after it.
 * @throws if a file does not arrive
 */
export async function loadPost(path: string): Promise<PostContent> {
  const index = postPages.findIndex((page) => page.path === path);
  const [text, { posts }] = await Promise.all([postPages[index]?.load(), import('virtual:posts')]);
  const post = posts[index];
  if (!text || !post) throw new Error(`There is no post ${path}`);
  const { title, description, date, category, author, image, imageAlt } = post;
  return {
    metadata: { title, description },
    breadcrumb: { category: 'Blogs', path: '/blogs', label: title },
    category,
    heading: title,
    lead: description,
    author,
    published: date,
    illustration: image,
    illustrationAlt: imageAlt,
    Body: text.default,
    headings: text.tableOfContents,
    older: posts[index + 1],
    newer: posts[index - 1],
  };
}
