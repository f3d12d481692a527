import { expect, test } from 'vitest';
import { pages } from '#frontend/site/pages.ts';
import { specifiedPages } from '#test/support/pages/specified-pages.ts';

test('every page of requirement R2 exists', () => {
  const paths: readonly string[] = pages.map(({ path }) => path);
  expect(Object.keys(specifiedPages).filter((path) => !paths.includes(path))).toEqual([]);
});
