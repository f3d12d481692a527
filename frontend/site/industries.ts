import type { pages } from './pages.ts';

/** An industry page of the list. */
type IndustryPath<Path> = Path extends `/industries/${infer Slug}` ? (Slug extends '' ? never : Slug) : never;

/** The last part of each industry page's path. */
export type IndustrySlug = IndustryPath<(typeof pages)[number]['path']>;

/** @param path of an industry page */
export const industrySlugOf = (path: `/industries/${IndustrySlug}`): IndustrySlug =>
  path.slice('/industries/'.length) as IndustrySlug;
