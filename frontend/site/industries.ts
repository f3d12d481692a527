import type { pages } from './pages.ts';

/** The path of an industry page. */
export type IndustryPath = Extract<(typeof pages)[number], { kind: 'industry' }>['path'];

/** The last part of each industry page's path. */
export type IndustrySlug = IndustryPath extends `/industries/${infer Slug}` ? Slug : never;

export const industrySlugOf = (path: IndustryPath): IndustrySlug =>
  path.slice('/industries/'.length) as IndustrySlug;
