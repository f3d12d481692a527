// The specification's first content of the site: its pages, their breadcrumbs and the lengths of their titles.
// Nothing else tests it: when you change that content, change or delete the test of it here.

import { expect, test } from 'vitest';
import { company } from '#frontend/site/company.ts';
import { type PagePath, pages } from '#frontend/site/pages.ts';
import { builtPage, linksOf, metaOf, textsOf } from '../built-site/built-pages.ts';
import { specifiedPages } from './specified-pages.ts';

test('every page of requirement R2 exists', () => {
  const paths: readonly string[] = pages.map(({ path }) => path);
  expect(Object.keys(specifiedPages).filter((path) => !paths.includes(path))).toEqual([]);
});

test('titles and descriptions have the length that search engines show', () => {
  for (const path of Object.keys(specifiedPages)) {
    const page = builtPage(path as PagePath);
    const title = page.document.title.replace(` | ${company.name}`, '');
    const description = metaOf(page, 'description') ?? '';
    expect(title.length, title).toBeLessThan(60);
    expect(description.length, description).toBeGreaterThanOrEqual(110);
    expect(description.length, description).toBeLessThanOrEqual(160);
  }
});

const specified = Object.entries(specifiedPages).flatMap(([path, pair]) =>
  pair ? [[path, pair] as const] : [],
);

test.each(specified)('the breadcrumb of %s is %s', (path, pair) => {
  const trail = builtPage(path as PagePath).document.querySelector('nav[aria-label="Breadcrumb"]');
  expect(textsOf(trail, 'li')).toEqual(['Home', ...pair]);
  const links = linksOf(trail);
  expect(links[0]).toEqual({ text: 'Home', href: '/' });
  expect(links.map(({ text }) => text)).not.toContain(pair[1] === pair[0] ? undefined : pair[1]);
  expect(trail?.querySelector('li:last-child a')).toBeNull();
  if (pair[0] === 'Industries') expect(links[1]).toEqual({ text: 'Industries', href: '/industries/' });
});
