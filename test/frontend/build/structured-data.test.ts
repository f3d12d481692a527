import { describe, expect, test } from 'vitest';
import { dataBlock } from '#frontend/build/structured-data.ts';
import { pages as listed, type Page } from '#frontend/site/pages.ts';
import { serviceGroups } from '#frontend/site/service-groups.ts';
import { postPaths } from '#test/support/pages/post-paths.ts';
import { type BuiltPage, builtPage, builtPages, metaOf, textOf, textsOf } from '../built-site/built-pages.ts';
import { graphSchema, type Thing } from '../built-site/schema-org.ts';

const files = builtPages();

const blocksOf = ({ document }: BuiltPage) => [
  ...document.querySelectorAll('script[type="application/ld+json"]'),
];

/** Parses a page's JSON-LD. */
function thingsOf(page: BuiltPage): Thing[] {
  const [block] = blocksOf(page);
  return block ? graphSchema.parse(JSON.parse(block.textContent ?? ''))['@graph'] : [];
}

/** The page's object of one type. */
function the<Type extends Thing['@type']>(page: BuiltPage, type: Type) {
  return thingsOf(page).find((thing) => thing['@type'] === type) as Extract<Thing, { '@type': Type }>;
}

const pagesOf = (kind: Page['kind']) =>
  kind === 'post'
    ? files.filter(({ path }) => postPaths.includes(path))
    : listed.filter((page) => page.kind === kind).map(({ path }) => builtPage(path));

test.each<[Page['kind'], string[]]>([
  ['home', ['Organization', 'WebSite']],
  ['service', ['BreadcrumbList', 'Service']],
  ['industry', ['BreadcrumbList', 'WebPage']],
  ['article', ['Article', 'BreadcrumbList']],
  ['post', ['BlogPosting', 'BreadcrumbList']],
  ['faq', ['FAQPage']],
  ['about', ['AboutPage']],
  ['hire', ['WebPage']],
  ['contact', ['ContactPage']],
  ['blogs', ['CollectionPage']],
  ['industries', ['CollectionPage']],
])('a page of the kind %s has %j', (kind, types) => {
  for (const page of pagesOf(kind)) {
    const found = thingsOf(page).map((thing) => thing['@type']);
    expect(found.sort(), page.path).toEqual(types);
    expect(blocksOf(page)).toHaveLength(1);
  }
});

describe('it matches the page', () => {
  test('in breadcrumbs', () => {
    const having = files.filter(({ document }) => document.querySelector('nav[aria-label="Breadcrumb"]'));
    expect(having.length).toBeGreaterThan(0);
    for (const page of having) {
      const entries = the(page, 'BreadcrumbList').itemListElement;
      expect(entries.map(({ name }) => name)).toEqual(
        textsOf(page.document, 'nav[aria-label="Breadcrumb"] li'),
      );
      expect(entries.at(0)?.item).toBe('/');
      expect(entries.at(-1)?.item).toBe(page.path);
      // The URLs of the entries match the links on the page.
      const links = [...page.document.querySelectorAll('nav[aria-label="Breadcrumb"] a')];
      for (const [index, link] of links.entries())
        expect(entries[index]?.item).toBe(link.getAttribute('href'));
    }
  });

  test('for other pages', () => {
    for (const type of ['WebPage', 'AboutPage', 'ContactPage', 'CollectionPage'] as const)
      for (const page of files.filter((file) => the(file, type))) {
        const { name, description, url } = the(page, type);
        expect([name, description, url]).toEqual([
          metaOf(page, 'og:title'),
          metaOf(page, 'description'),
          page.path,
        ]);
      }
  });

  test('for services', () => {
    const services = pagesOf('service').map((page) => ({ page, service: the(page, 'Service') }));
    for (const { page, service } of services) {
      expect(service.url).toBe(page.path);
      expect(service.description).toBe(metaOf(page, 'description'));
      expect(metaOf(page, 'og:image')?.endsWith(service.image)).toBe(true);
    }
    expect(new Set(services.map(({ service }) => service.name)).size).toBe(services.length);
    expect(new Set(services.map(({ service }) => service.serviceType)).size).toBe(serviceGroups.length);
  });

  test.each([
    ['article', 'Article'],
    ['post', 'BlogPosting'],
  ] as const)('for a page of the kind %s', (kind, type) => {
    for (const page of pagesOf(kind)) {
      const { headline, url, mainEntityOfPage, author, datePublished } = the(page, type);
      const time = page.document.querySelector('main time');
      expect(time?.getAttribute('datetime')).toBe(datePublished);
      expect(textOf(time?.parentElement)).toContain(author.name);
      expect([headline]).toEqual(textsOf(page.document, 'h1'));
      expect([url, mainEntityOfPage]).toEqual([page.path, page.path]);
    }
  });

  test('for the questions', () => {
    for (const page of pagesOf('faq')) {
      const { mainEntity, url } = the(page, 'FAQPage');
      expect(url).toBe(page.path);
      expect(mainEntity.map(({ name }) => name)).toEqual(textsOf(page.document, 'main summary'));
      const shown = [...page.document.querySelectorAll('main details')].map((item) =>
        textsOf(item, 'p').join('\n\n'),
      );
      expect(mainEntity.map(({ acceptedAnswer }) => acceptedAnswer.text)).toEqual(shown);
    }
  });
});

describe('the JSON-LD element', () => {
  test('is in the head, which React does not hydrate', () => {
    expect(files.flatMap(({ document }) => [...document.body.querySelectorAll('script')])).toEqual([]);
    expect(files.flatMap(blocksOf).every((block) => block.closest('head') !== null)).toBe(true);
  });

  test('cannot be closed by its own content', () => {
    const name = '</script><!--<script>alert(1)</script>';
    const block = dataBlock({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Service', name }] });
    const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(block) ?? [];
    expect(JSON.parse(json)).toMatchObject({ '@graph': [{ name }] });
  });
});
