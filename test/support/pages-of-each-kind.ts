import { type PagePath, pages } from '#frontend/site/pages.ts';

/** A service page with every optional section, and with layouts that neither the first nor the last service page has. */
export const otherService: PagePath = '/ai-services/fraud-detection';

/** The first and the last page of each kind, and another service. The others have the same layouts with other content. */
export const pagesOfEachKind: readonly string[] = pages
  .filter(
    ({ kind, path }, place) =>
      kind !== pages[place - 1]?.kind || kind !== pages[place + 1]?.kind || path === otherService,
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
