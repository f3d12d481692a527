import { describe, expect, test } from 'vitest';
import { company } from '#frontend/site/company.ts';
import { pages as listed, type PagePath } from '#frontend/site/pages.ts';
import { specifiedPages } from '#test/support/pages/specified-pages.ts';
import { builtPage, builtPages, linksOf, textOf, textsOf } from './built-site/built-pages.ts';
import { headingOf, sectionsOf } from './built-site/service-page.ts';

const files = builtPages();

test('About says how data is handled and which roles there are', () => {
  const [data, roles] = sectionsOf(builtPage('/about')).slice(4);
  expect(headingOf(data)).toBe('How we handle your data');
  expect(data?.querySelectorAll('dt')).toHaveLength(8);
  expect(textsOf(roles, 'h3')).toHaveLength(6);
  expect(linksOf(roles).map(({ href }) => href)).toEqual(['/hire-resources']);
});

test('About says how accessible the website is, and where to report what is not', () => {
  const statement = sectionsOf(builtPage('/about')).at(-2);
  expect(headingOf(statement)).toMatch(/accessibility/i);
  expect(linksOf(statement).map(({ href }) => href)).toEqual([`mailto:${company.contact.email}`]);
});

test('FAQ says how an engagement starts and what drives its cost, without prices', () => {
  const [shapes, costs] = sectionsOf(builtPage('/faq')).slice(2);
  expect(textsOf(shapes, 'h3')).toHaveLength(3);
  expect(textsOf(costs, 'h3')).toHaveLength(6);
  for (const section of [shapes, costs]) expect(textOf(section)).not.toMatch(/[$€₹%\d]/);
});

test.each(['/about', '/hire-resources', '/faq', '/blogs', '/blog-detail'] as const)(
  '%s ends with a next step',
  (path) => {
    const last = sectionsOf(builtPage(path)).at(-1);
    expect(headingOf(last)).not.toBe('');
    expect(linksOf(last)).toEqual([{ text: expect.stringMatching(/\w/), href: '/contact-us' }]);
  },
);

test.each(['/about', '/hire-resources'] as const)('%s shows the figures', (path) => {
  expect(textsOf(builtPage(path).document, 'main dd')).toEqual(
    expect.arrayContaining(Object.values(company.figures)),
  );
});

describe('the section with the form', () => {
  const having = files.flatMap((page) => {
    const form = page.document.querySelector('form');
    const section = sectionsOf(page).at(-1);
    return form && section ? [{ path: page.path, form, section }] : [];
  });

  test('is the last one, with only a heading and a paragraph above the form, so a link to it shows the form', () => {
    for (const { path, form, section } of having) {
      expect(section.id, path).toBe('contact');
      const parts = [...section.querySelectorAll('h1, h2, h3, p, li, img, a, dl, form')];
      const above = parts.slice(0, parts.indexOf(form));
      expect(above.map(({ localName }) => localName)).toEqual([expect.stringMatching(/^h[12]$/), 'p']);
    }
  });

  test('has the figures, an email address, and links to how data is handled and what drives the cost', () => {
    for (const { path, section } of having) {
      expect(textsOf(section, 'dd'), path).toEqual(expect.arrayContaining(Object.values(company.figures)));
      const outside = linksOf(section).slice(-3);
      expect(outside.map(({ href }) => href)).toEqual([
        '/about#data',
        '/faq#costs',
        `mailto:${company.contact.email}`,
      ]);
    }
  });
});

const services = listed.filter(({ kind }) => kind === 'service').map(({ path }) => path);

test('samples are tables with headings, marked as examples', () => {
  const having = files.filter(({ document }) => document.querySelector('main table'));
  expect(having.length).toBeGreaterThanOrEqual(6);
  for (const { path, document } of having) {
    expect(services).toContain(path);
    const table = document.querySelector('main table');
    expect(textOf(table?.parentElement), path).toMatch(/^Example with made-up data/);
    expect(textOf(table?.querySelector('caption')), path).not.toBe('');
    expect(table?.querySelectorAll('thead th[scope="col"]'), path).toHaveLength(3);
    for (const row of table?.querySelectorAll('tbody tr') ?? [])
      expect([...row.children].map(({ localName }) => localName)).toEqual(['th', 'td', 'td']);
  }
});

test('each service links to others, at most three, and each of them links back', () => {
  const linksIn = (path: PagePath) => linksOf(builtPage(path).document.querySelector('main'));
  for (const path of services.filter((service) => service in specifiedPages)) {
    const linked = services.filter((other) => linksIn(path).some(({ href }) => href === other));
    expect(linked.length, path).toBeGreaterThanOrEqual(1);
    expect(linked.length, path).toBeLessThanOrEqual(3);
    for (const other of linked)
      expect(
        linksIn(other).some(({ href }) => href === path),
        `${other} to ${path}`,
      ).toBe(true);
  }
});

test.each(['/faq', '/about', '/blog-detail'] as const)(
  '%s links to services that its text speaks of',
  (path) => {
    const links = linksOf(builtPage(path).document.querySelector('main')).map(({ href }) => href);
    expect(services.filter((service) => links.includes(service)).length).toBeGreaterThanOrEqual(3);
  },
);

test('each industry links to two to four services, and each of them links back', () => {
  const linksIn = (path: PagePath) => linksOf(builtPage(path).document.querySelector('main'));
  for (const { path } of listed.filter(({ kind }) => kind === 'industry')) {
    const linked = services.filter((service) => linksIn(path).some(({ href }) => href === service));
    expect(linked.length, path).toBeGreaterThanOrEqual(2);
    expect(linked.length, path).toBeLessThanOrEqual(4);
    for (const service of services)
      expect(
        linksIn(service).some(({ href }) => href === path),
        `${service} to ${path}`,
      ).toBe(linked.includes(service));
  }
});
