import { type Kind, pages } from '#frontend/site/pages.ts';
import { postPaths } from './post-paths.ts';

/** Pages which together have every variant of a section, as long as they exist. */
const pagesWithEveryVariant: readonly string[] = [
  '/industries/retail-and-ecommerce',
  '/industries/construction',
  '/ai-services/bi-solutions',
  '/ai-services/fraud-detection',
  '/eaas/mobile-developers',
].filter((path) => pages.some((page) => page.path === path));

/** The first page of each kind. */
export const firstOfEachKind: readonly string[] = [
  ...pages.filter(({ kind }, place) => kind !== pages[place - 1]?.kind).map(({ path }) => path),
  ...postPaths.slice(0, 1),
];

/** The first page of each kind, and pages with every variant. The others only differ from these in their content. */
export const pagesOfEachKind: readonly string[] = [...pages.map(({ path }) => path), ...postPaths].filter(
  (path) => firstOfEachKind.includes(path) || pagesWithEveryVariant.includes(path),
);

/** The first three pages of a kind. */
function several(kind: Kind) {
  const [first, second, third] = pages.filter((page) => page.kind === kind);
  if (!first || !second || !third) throw new Error(`There are fewer than three pages of the kind ${kind}`);
  return [first, second, third] as const;
}

/** Examples for tests that need any page of a kind. They come from the list, so every page can be removed. */
export const [industry, secondIndustry, thirdIndustry] = several('industry');
export const [service, secondService] = several('service');

/** One page of each kind that has the form, for what all of them share. */
export const pagesWithForm: readonly string[] = ['/', '/contact-us', secondIndustry.path, service.path];

/** Groups of pages for one test each. Opening a page takes half the time if the tab has opened another one before. */
export const inOneTab = (paths: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(paths.length / 4) }, (_, group) => paths.slice(group * 4, group * 4 + 4));
