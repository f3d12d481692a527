import { pages } from '#frontend/site/pages.ts';

/** The first and the last page of each kind. The others have the same layouts with other content. */
export const pagesOfEachKind: readonly string[] = pages
  .filter(({ kind }, place) => kind !== pages[place - 1]?.kind || kind !== pages[place + 1]?.kind)
  .map(({ path }) => path);
