import path from 'node:path';
import { type Kind, pages } from '#frontend/site/pages.ts';

/** Where the screenshots are stored, in a folder for each Playwright project. */
export const screenshotFolder = path.resolve(import.meta.dirname, '../../e2e/screenshots');

export const updateCommand = 'npm run test:screenshots -- --update';

/**
 * A page of each kind, by kind. It is the second one, because the first service page has sections that no other has; a
 * page added below does not change the choice.
 */
export const pageOfKind: ReadonlyMap<Kind, string> = new Map(
  pages.map(({ kind }) => {
    const [first, second = first] = pages.filter((page) => page.kind === kind);
    return [kind, second?.path ?? ''];
  }),
);
