import { describe, expect, test } from 'vitest';
import { serviceMessages } from '#frontend/page-templates/messages.ts';
import { company } from '#frontend/site/company.ts';
import { pages as listed, type PagePath } from '#frontend/site/pages.ts';
import { postPaths } from '#test/support/pages/post-paths.ts';
import { type BuiltPage, builtPage, builtPages, linksOf, textOf, textsOf } from './built-site/built-pages.ts';

const files = builtPages();
const services = listed.filter(({ kind }) => kind === 'service').map(({ path }) => path);

test('breadcrumbs are on every service page, every industry page, the article and posts only', () => {
  const trailOf = ({ document }: BuiltPage) => document.querySelector('nav[aria-label="Breadcrumb"]');
  const having = files.filter(trailOf).map(({ path }) => path);
  const wanted = listed.filter(({ kind }) => ['service', 'industry', 'article'].includes(kind));
  expect(having.sort()).toEqual([...wanted.map(({ path }) => path), ...postPaths].sort());
});

test('the form is at the end of home, services, industries and their overview', () => {
  const kinds = ['home', 'service', 'industry', 'industries'];
  for (const { path } of listed.filter(({ kind }) => kinds.includes(kind)))
    expect(textsOf(builtPage(path).document, '#contact form button[type="submit"]'), path).toHaveLength(1);
});

describe('a page with the form', () => {
  const having = files.flatMap((page) => {
    const form = page.document.querySelector('form');
    const last = page.document.querySelector('main > :last-child');
    return form && last ? [{ path: page.path, form, last }] : [];
  });

  test('has only a heading and a paragraph above it in its section, so a link to it shows the form', () => {
    for (const { path, form } of having) {
      const section = form.closest('section');
      expect(section?.id, path).toBe('contact');
      const parts = [...(section?.querySelectorAll('h1, h2, h3, p, li, img, a, dl, form') ?? [])];
      const above = parts.slice(0, parts.indexOf(form));
      expect(above.map(({ localName }) => localName)).toEqual([expect.stringMatching(/^h[12]$/), 'p']);
    }
  });

  test('ends with the figures, an email address, and links to how data is handled and what drives the cost', () => {
    for (const { path, last } of having) {
      expect(textsOf(last, 'dd'), path).toEqual(expect.arrayContaining(Object.values(company.figures)));
      // A company may have a phone number as well.
      const outside = linksOf(last)
        .filter(({ href }) => !href?.startsWith('tel:'))
        .slice(-3);
      expect(outside.map(({ href }) => href)).toEqual([
        '/about#data',
        '/faq#costs',
        `mailto:${company.contact.email}`,
      ]);
    }
  });
});

test('samples are tables with headings, marked as examples', () => {
  for (const { path, document } of files.filter((page) =>
    services.some((service) => service === page.path),
  )) {
    const table = document.querySelector('main table');
    if (!table) continue;
    expect(textOf(table.parentElement), path).toContain(serviceMessages.example);
    expect(textOf(table.querySelector('caption')), path).not.toBe('');
    expect(table.querySelectorAll('thead th[scope="col"]'), path).toHaveLength(3);
    for (const row of table.querySelectorAll('tbody tr'))
      expect([...row.children].map(({ localName }) => localName)).toEqual(['th', 'td', 'td']);
  }
});

test('services and industries that a page lists link back', () => {
  const linksIn = (path: PagePath) =>
    // Texts may link to anything.
    [...builtPage(path).document.querySelectorAll('main a:not(p a)')].map((link) =>
      link.getAttribute('href'),
    );
  for (const { path } of listed.filter(({ kind }) => kind === 'service' || kind === 'industry'))
    for (const service of services.filter((other) => linksIn(path).includes(other)))
      expect(linksIn(service), `${service} to ${path}`).toContain(path);
});
