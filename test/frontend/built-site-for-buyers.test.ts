import { beforeAll, expect, test } from 'vitest';
import type { PagePath } from '#frontend/site/pages.ts';
import { type BuiltPage, builtPages, linksOf, textOf, textsOf } from './built-site/built-pages.ts';
import { headingOf, sectionsOf } from './built-site/service-page.ts';

let files: readonly BuiltPage[];

beforeAll(() => {
  files = builtPages();
}, 180_000);

const page = (path: PagePath) => files.find((file) => file.path === path) as BuiltPage;

test('About says how data is handled and which roles there are', () => {
  const [data, roles] = sectionsOf(page('/about')).slice(4);
  expect(headingOf(data)).toBe('How we handle your data');
  expect(data?.querySelectorAll('dt')).toHaveLength(8);
  expect(textsOf(roles, 'h3')).toHaveLength(6);
  expect(linksOf(roles).map(({ href }) => href)).toEqual(['/hire-resources']);
});

test('FAQ says how an engagement starts and what drives its cost, without prices', () => {
  const [shapes, costs] = sectionsOf(page('/faq')).slice(2);
  expect(textsOf(shapes, 'h3')).toEqual(['A fixed first step', 'A team by the month', 'Ongoing care']);
  expect(textsOf(costs, 'h3')).toHaveLength(6);
  for (const section of [shapes, costs]) expect(textOf(section)).not.toMatch(/[$€₹%\d]/);
});

test.each(['/about', '/hire-resources', '/faq', '/blogs', '/blog-detail'] as const)(
  '%s ends with a next step',
  (path) => {
    const last = sectionsOf(page(path)).at(-1);
    expect(headingOf(last)).not.toBe('');
    expect(linksOf(last)).toEqual([{ text: expect.stringMatching(/\w/), href: '/contact-us' }]);
  },
);
