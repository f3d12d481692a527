import { expect } from 'vitest';
import { type PagePath, pages } from '#frontend/site/pages.ts';
import { builtPage, linksOf, sectionsOf } from '../built-site/built-pages.ts';
import { headingOf } from './service-page.ts';
import { specifiedPages } from './specified-pages.ts';

/** Expects that the last section of a page leads to the contact page. */
export function expectNextStep(path: PagePath): void {
  const last = sectionsOf(builtPage(path)).at(-1);
  expect(headingOf(last)).not.toBe('');
  expect(linksOf(last)).toEqual([{ text: expect.stringMatching(/\w/), href: '/contact-us' }]);
}

/** Paths of the specification's services that a page links to. An owner may link to any number of others. */
export function linkedServices(path: PagePath): PagePath[] {
  const links = linksOf(builtPage(path).document.querySelector('main')).map(({ href }) => href);
  return pages
    .filter(({ kind, path: own }) => kind === 'service' && own in specifiedPages && links.includes(own))
    .map((page) => page.path);
}
