import { pages } from '#frontend/pages.ts';

/** The first and the last page of each kind: those between are laid out like one of them, and differ in their words. */
export const pagesOfEachKind: readonly string[] = pages
  .filter(({ kind }, place) => kind !== pages[place - 1]?.kind || kind !== pages[place + 1]?.kind)
  .map(({ path }) => path);
