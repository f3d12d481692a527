import { expect, test } from 'vitest';
import type { IndustryLayout, ServiceLayout } from '#frontend/content/page-layouts.ts';
import { pages } from '#frontend/site/pages.ts';
import { pagesOfEachKind } from '../support/pages-of-each-kind.ts';

/** The layouts of a page's sections, without their colors. */
const layoutsOf = (layout: ServiceLayout | IndustryLayout): Record<string, string> =>
  Object.fromEntries(
    Object.entries(layout)
      .filter(([section]) => section !== 'hero')
      .map(([section, value]) => [section, typeof value === 'string' ? value : value.as]),
  );

const loaded = await Promise.all(
  pages.map(async (page) =>
    page.kind === 'service' || page.kind === 'industry'
      ? [{ ...page, layouts: layoutsOf((await page.load()).content.layout) }]
      : [],
  ),
);
const varied = loaded.flat();
const namesOf = (of: typeof varied) =>
  new Set(of.flatMap(({ layouts }) => Object.entries(layouts).map((entry) => entry.join(': '))));
const groupOf = (path: string) => path.split('/')[1];

test('every section of the service pages has three layouts', () => {
  const names = [...namesOf(varied.filter(({ kind }) => kind === 'service'))];
  const counts = Object.groupBy(names, (name) => name.split(':')[0] ?? '');
  for (const [section, layouts] of Object.entries(counts)) expect(layouts, section).toHaveLength(3);
});

test('neighbors in a menu have different layouts in half of their sections', () => {
  for (const [place, { path, layouts }] of varied.entries()) {
    const next = varied[place + 1];
    if (!next || groupOf(next.path) !== groupOf(path)) continue;
    const sections = Object.keys(layouts);
    const different = sections.filter((section) => layouts[section] !== next.layouts[section]);
    expect(different.length, `${path} and ${next.path}`).toBeGreaterThanOrEqual(sections.length / 2);
  }
});

test('no two pages have the same layouts', () => {
  const combinations = varied.map(({ layouts }) => Object.values(layouts).join());
  expect(new Set(combinations).size).toBe(varied.length);
});

// If not: change `pagesWithEveryLayout`.
test('the pages that the browser tests open have every layout', () => {
  const opened = varied.filter(({ path }) => pagesOfEachKind.includes(path));
  expect([...namesOf(opened)].sort()).toEqual([...namesOf(varied)].sort());
});
