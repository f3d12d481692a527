import { type PagePath, pages } from '#frontend/site/pages.ts';

/** A service with a sample and links to industries. */
const withSample: PagePath = '/computer-vision/data-extraction';

/** The first and the last page of each kind, and one with every optional section. */
export const pagesOfEachKind: readonly string[] = pages
  .filter(
    ({ kind, path }, place) =>
      kind !== pages[place - 1]?.kind || kind !== pages[place + 1]?.kind || path === withSample,
  )
  .map(({ path }) => path);

/** One page of each kind that has the form, for what all of them share. */
export const pagesWithForm: readonly string[] = [
  '/',
  '/contact-us',
  '/industries/education',
  '/ai-services/bi-solutions',
];

/** Groups of pages for one test each. Opening a page takes half the time if the tab has opened another one before. */
export const inOneTab = (paths: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(paths.length / 4) }, (_, group) => paths.slice(group * 4, group * 4 + 4));
