import { expect } from 'vitest';
import { type PagePath, pages } from '#frontend/site/pages.ts';
import { builtPage, linksOf } from '../built-site/built-pages.ts';
import { headingOf, sectionsOf } from '../built-site/service-page.ts';

/** Expects that the last section of a page leads to the contact page. */
export function expectNextStep(path: PagePath): void {
  const last = sectionsOf(builtPage(path)).at(-1);
  expect(headingOf(last)).not.toBe('');
  expect(linksOf(last)).toEqual([{ text: expect.stringMatching(/\w/), href: '/contact-us' }]);
}

/** Paths of the services that the text of a page links to. */
export function linkedServices(path: PagePath): PagePath[] {
  const links = linksOf(builtPage(path).document.querySelector('main')).map(({ href }) => href);
  return pages
    .filter(({ kind, path: own }) => kind === 'service' && links.includes(own))
    .map((page) => page.path);
}
