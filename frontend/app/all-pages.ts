import { postPages } from 'virtual:post-pages';
import { type Page, pages } from '../site/pages.ts';

/** The listed pages and the posts, the newest post first. */
export const allPages: readonly Page[] = [...pages, ...postPages];

/** Finds a page by its pathname (without query and hash); case-sensitive. */
export function pageAt(path: string): Page | undefined {
  return allPages.find((page) => page.path === path);
}
