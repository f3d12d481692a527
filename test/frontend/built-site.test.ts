import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { company } from '#frontend/site/company.ts';
import { pages as listed } from '#frontend/site/pages.ts';
import { nightly } from '#test/support/browser/nightly.ts';
import { pagesOfEachKind } from '#test/support/pages/pages-of-each-kind.ts';
import { postPaths } from '#test/support/pages/post-paths.ts';
import { brokenAddresses, incompleteImages, isFile } from './built-site/addresses.ts';
import { type BuiltPage, builtPage, builtPages, dist, metaOf, textsOf } from './built-site/built-pages.ts';

/** Every HTML file, including the not-found page. */
const files = builtPages();
/** The pages in the list. */
const pages = files.filter((page) => page.path !== '/404');
const paths: readonly string[] = [...listed.map((page) => page.path), ...postPaths];

/** Runs a check on each page and collects the problems. */
const problemsOf = (about: readonly BuiltPage[], check: (page: BuiltPage) => readonly string[]) =>
  about.flatMap(check);

/** Texts that occur more than once. */
const repeated = (texts: readonly (string | undefined)[]) =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

const read = (file: string) => readFileSync(path.join(dist.site, file), 'utf8');

describe('the pages', () => {
  test('are those in the list of pages, the posts and the not-found page', () => {
    expect(files.map((page) => page.path).sort()).toEqual([...paths, '/404'].sort());
  });

  test('have no missing values in attributes', () => {
    const missing = files.flatMap(({ path: address, html }) =>
      [...html.matchAll(/"(?:[^"<>]* )?(?:undefined|null|NaN|\[object Object\])(?: [^"<>]*)?"/g)].map(
        ([found]) => `${address}: ${found}`,
      ),
    );
    expect(missing).toEqual([]);
  });

  test('have one unique h1 each', () => {
    expect(files.filter(({ document }) => document.querySelectorAll('h1').length !== 1)).toEqual([]);
    expect(repeated(files.flatMap(({ document }) => textsOf(document, 'h1')))).toEqual([]);
  });

  test('link to pages, fragments and files that exist', () => {
    expect(problemsOf(files, (page) => brokenAddresses(page, pages))).toEqual([]);
  });

  test('show no link as it is written in content', () => {
    expect(files.filter(({ html }) => /\]\([/#]/.test(html)).map(({ path: address }) => address)).toEqual([]);
  });

  test('have images with alternative text and size', () => {
    expect(problemsOf(files, incompleteImages)).toEqual([]);
  });

  test('keep numbers and labels apart from the word after them in plain text', () => {
    const glued = files.flatMap(({ path: address, document }) =>
      [...document.querySelectorAll('b, h3 span, h4 span')]
        .map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent ?? ''] as const)
        .filter(([text, next]) => /\w$/.test(text) && /^\w/.test(next))
        .map(([text, next]) => `${address}: ${text}${next}`),
    );
    expect(glued).toEqual([]);
  });

  test('have no image that animates itself, which would ignore prefers-reduced-motion', () => {
    const images = readdirSync(path.join(dist.site, 'assets')).filter((file) => file.endsWith('.svg'));
    expect(images).not.toEqual([]);
    expect(images.filter((file) => /@keyframes|<animate|<set/.test(read(`assets/${file}`)))).toEqual([]);
  });

  test('are valid HTML', async () => {
    const validator = new HtmlValidate({
      root: true,
      extends: ['html-validate:standard', 'html-validate:a11y'],
      // Safari needs the role of lists without markers.
      rules: { 'no-redundant-role': 'off' },
    });
    const problems: string[] = [];
    const validated = nightly ? files : files.filter(({ path }) => pagesOfEachKind.includes(path));
    expect(validated.length).toBeGreaterThan(5);
    for (const { path: address, html } of validated) {
      const { results } = await validator.validateString(html);
      for (const { messages } of results)
        problems.push(
          ...messages.map(
            ({ ruleId, message, selector }) => `${address}: ${ruleId}: ${message} (${selector})`,
          ),
        );
    }
    expect(problems).toEqual([]);
  }, 60_000);
});

describe('page metadata', () => {
  const titleOf = ({ document }: BuiltPage) => document.title.replace(` | ${company.name}`, '');

  test('has a unique title, followed by the company on every page but the home page', () => {
    for (const page of files) {
      expect(page.document.querySelectorAll('title')).toHaveLength(1);
      expect(page.document.title.endsWith(` | ${company.name}`), page.path).toBe(page.path !== '/');
    }
    expect(repeated(files.map(titleOf))).toEqual([]);
  });

  test('has a unique description', () => {
    for (const page of pages) {
      const description = metaOf(page, 'description') ?? '';
      expect(description, page.path).not.toBe('');
      expect(metaOf(page, 'og:description')).toBe(description);
    }
    expect(repeated(pages.map((page) => metaOf(page, 'description')))).toEqual([]);
  });

  test('names its language, and the article its date', () => {
    for (const page of pages) {
      expect(metaOf(page, 'og:locale')).toBe('en_US');
      const date = page.document.querySelector('main time[datetime^="20"]')?.getAttribute('datetime');
      expect(metaOf(page, 'article:published_time'), page.path).toBe(date ?? undefined);
      expect(metaOf(page, 'og:type')).toBe(date ? 'article' : 'website');
    }
  });

  test('has one canonical URL', () => {
    for (const page of pages) {
      const canonical = [...page.document.querySelectorAll('link[rel="canonical"]')];
      expect(canonical.map((link) => link.getAttribute('href'))).toEqual([`${company.origin}${page.path}`]);
      expect(metaOf(page, 'og:url')).toBe(`${company.origin}${page.path}`);
      expect(metaOf(page, 'robots')).toBeUndefined();
    }
    const notFound = builtPage('/404');
    expect(metaOf(notFound, 'robots')).toBe('noindex');
    expect(notFound.document.querySelector('link[rel="canonical"]')).toBeNull();
  });

  test('has a unique social image', () => {
    for (const page of pages) {
      const image = metaOf(page, 'og:image') ?? '';
      expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
      expect(image.startsWith(`${company.origin}/`), page.path).toBe(true);
      const file = image.slice(company.origin.length);
      expect(isFile(file), file).toBe(true);
      // Offsets of width and height in a PNG.
      const png = readFileSync(path.join(dist.site, file));
      const size = [png.readUInt32BE(16), png.readUInt32BE(20)];
      expect([metaOf(page, 'og:image:width'), metaOf(page, 'og:image:height')]).toEqual(size.map(String));
      expect(metaOf(page, 'og:image:alt')).toBe(page.document.title);
    }
    expect(repeated(pages.map((page) => metaOf(page, 'og:image')))).toEqual([]);
  });

  test('includes a sitemap of every page, and robots.txt refers to it', () => {
    const locations = [...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
    expect(locations.sort()).toEqual(paths.map((address) => `${company.origin}${address}`).sort());
    expect(read('robots.txt')).toContain(`Sitemap: ${company.origin}/sitemap.xml`);
  });

  test('says where to report a vulnerability', () => {
    const { origin, contact } = company;
    const contacts = `Contact: mailto:${contact.email}\nContact: ${origin}/contact-us\n`;
    expect(read('.well-known/security.txt')).toContain(contacts);
  });

  test('names the licenses of all packages in it', () => {
    const licenses = read('licenses.txt');
    const packages = ['react', 'react-dom', 'react-router', 'react-slick', 'react-phone-input-2', 'zod'];
    for (const name of [...packages, 'react-toastify', '@fontsource-variable/figtree'])
      expect(licenses.split(`\n## ${name} - `), name).toHaveLength(2);
    expect(licenses).toMatch(/MIT License[\s\S]*SIL OPEN FONT LICENSE/);
  });
});

describe('inline code', () => {
  test('is in one script element, the same on every page', () => {
    const inline = 'script:not([src]):not([type="application/ld+json"])';
    const scripts = files.flatMap(({ document }) => textsOf(document, inline));
    expect(scripts).toHaveLength(files.length);
    expect(new Set(scripts).size).toBe(1);
  });

  test('is not in attributes', () => {
    const inline = ({ path: address, document }: BuiltPage) =>
      [...document.querySelectorAll('*')].flatMap(({ attributes }) =>
        [...attributes]
          .filter(
            ({ name, value }) => name === 'style' || name.startsWith('on') || /^\s*javascript:/i.test(value),
          )
          .map(({ name, value }) => `${address}: ${name}="${value}"`),
      );
    expect(problemsOf(files, inline)).toEqual([]);
  });
});
