// The specification's first content of the industries, and of their overview.
// Nothing else tests it: when you change that content, change or delete the test of it here.

import { expect, test } from 'vitest';
import { industryMenu } from '#frontend/site/menus.ts';
import { builtPage, linksOf, textsOf } from '../built-site/built-pages.ts';
import { linkedServices } from './page-links.ts';
import { specifiedPages } from './specified-pages.ts';

test('Industries links to all of its pages, which have the form', () => {
  const paths = industryMenu.map((link) => link.path);
  const links = linksOf(builtPage('/industries/').document.querySelector('main')).map(({ href }) => href);
  expect(links.filter((href) => /^\/industries\/[^#]/.test(href ?? ''))).toEqual(paths);
  for (const path of ['/', '/industries/', ...paths] as const)
    expect(textsOf(builtPage(path).document, 'main form button[type="submit"]'), path).toEqual([
      'Get Started',
    ]);
});

test('each industry links to two to four services', () => {
  for (const { path } of industryMenu.filter((industry) => industry.path in specifiedPages)) {
    expect(linkedServices(path).length, path).toBeGreaterThanOrEqual(2);
    expect(linkedServices(path).length, path).toBeLessThanOrEqual(4);
  }
});
