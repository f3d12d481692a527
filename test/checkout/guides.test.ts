import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { company } from '#frontend/site/company.ts';
import { pages } from '#frontend/site/pages.ts';
import { nightly } from '#test/support/browser/nightly.ts';
import { codeBlocks, findAll, isInCheckout, namedFiles } from '#test/support/data/markdown.ts';
import { parsed } from '#test/support/data/markup.ts';
import { lowContrasts } from '#test/support/measure/low-contrasts.ts';
import { addPageOfAnotherKind } from './page-of-another-kind.ts';
import { ScratchCheckout } from './scratch-checkout.ts';

/**
 * A copy of this checkout in which the owner's guides are followed, one after the other: file names and code come from the
 * guides. It is built and tested once, with all of it. No test is touched but where a guide says so.
 */
let checkout: ScratchCheckout;

const guide = (name: string) => checkout.read(`docs/${name}.md`);

/** What the build of the copy lists as placeholders. */
const placeholders = (): readonly string[] => {
  const list = "import('./infra/placeholders.ts').then((m) => console.log(JSON.stringify(m.placeholders())))";
  return JSON.parse(checkout.run('--eval', list).output);
};

/** The compiler takes seconds, so `npm test` only checks that each step can be taken. */
const compile = () => checkout.run('node_modules/typescript/bin/tsc', '--incremental', 'false');
function expectCompiles(): void {
  if (nightly) expect(compile()).toEqual({ exitCode: 0, output: '' });
}

beforeAll(() => {
  checkout = new ScratchCheckout();
});

/** In the checkout of another company, the guides were followed already, and what they add here may clash with its own. */
const isShipped = company.name.startsWith('Lumenra');
beforeEach(({ skip }) => skip(!isShipped, 'The guides begin with the project as it ships.'));

const circle =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#0B6E4F"/></svg>\n';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();

const companyFile = 'frontend/site/company.ts';
const pagesFile = 'frontend/site/pages.ts';
const home = 'frontend/content/home.ts';

/** Replaces the texts that a block of code has, such as `heading: 'Text',`, in one object of a content file. */
function setTexts(file: string, object: string, block: string): void {
  const text = /(\w+):\s+((['"`])(?:\\.|(?!\3).)*\3),/g;
  expect(block).toMatch(text);
  for (const [, key, value = ''] of block.matchAll(text))
    checkout.edit(
      file,
      new RegExp(`(\\b${object}: \\{.*?\\b${key}:\\s+)(['"\`])(?:\\\\.|(?!\\2).)*\\2`, 's'),
      (_, before = '') => before + value,
    );
}

const addLine = (file: string, end: RegExp, line: string) =>
  checkout.edit(file, end, (found = '') => `${line}${found}`);
const addPage = (line: string) => addLine(pagesFile, /^\] as const satisfies/m, line);

/** Stands for an author: no two pages may share a title, a description or a heading. */
function writeMetadata(file: string, title: string): void {
  const description = `${title}: how it runs from the first day to the last, and what your own team does with it in the end.`;
  checkout.edit(file, /\btitle: (['"]).+\1/, `title: '${title}'`);
  checkout.edit(file, /description:\s+(['"]).+\1/, `description: '${description}'`);
  checkout.edit(file, /heading: (['"]).+\1/, `heading: '${title}, in practice'`);
}

/** Takes out of a copied content file what is optional: images, variants, the sample and the questions. */
function leaveOutOptional(file: string): void {
  const content = checkout
    .read(file)
    .replace(/^import (?!type).*\n/gm, '')
    .replace(/^ +illustration(?:Alt|Moves)?(?:: .*)?,\n(?: +'.*',\n)?/gm, '')
    .replace(/^ {2}(?:variants|sample|questions): \{\n(?:.*\n)*? {2}\},\n/gm, '');
  checkout.write(file, content);
}

describe('docs/your-company.md', () => {
  it('replaces what is a placeholder outside of the content', async () => {
    checkout.edit(companyFile, /\bname: .*,/, "name: 'Lumenra',");
    expect(placeholders()).toContain(`${companyFile}: name Lumenra`);

    const text = guide('your-company');
    const [companySource = '', production = ''] = codeBlocks(text, 'ts');
    checkout.write(companyFile, companySource);
    checkout.edit('infra/stages.ts', /^ {2}production: \{(?:[^\n]*|\n.*?^ {2})\},\n/ms, production);
    for (const file of namedFiles(text).filter((name) => name.startsWith('frontend/public/')))
      checkout.write(file, file.endsWith('.svg') ? circle : await picture(180, 180));
    const [logo = ''] = codeBlocks(text, 'tsx');
    checkout.edit(
      'frontend/layout/logo.tsx',
      /(<svg[^>]*>).*(<\/svg>)/s,
      (_, start, end) => start + logo + end,
    );
    checkout.edit('README.md', /^# .*/, "# Our company's website");
    expect(placeholders().filter((line) => !line.startsWith('frontend/content/'))).toEqual([]);
    const settings = checkout.run(
      '--eval',
      "import('./infra/read-settings.ts').then((m) => m.readSettings({}))",
    );
    expect(settings).toEqual({ exitCode: 0, output: '' });
    expectCompiles();
  });
});

describe('docs/changing-texts.md', () => {
  it('changes texts, and deletes the test that holds the first ones', () => {
    const text = guide('changing-texts');
    const [heading = '', metadata = ''] = codeBlocks(text, 'ts');
    setTexts(home, 'hero', heading);
    setTexts(home, 'metadata', metadata);
    const held = namedFiles(text).filter((file) => file.startsWith('test/'));
    expect(held).toHaveLength(1);
    for (const file of held) checkout.remove(file);
    expectCompiles();
  });
});

describe('docs/colors.md', () => {
  it('changes a color in all files', () => {
    const [changes = '', reported = ''] = codeBlocks(guide('colors'), 'text');
    const changed = [...changes.matchAll(/(#\w+) -> (#\w+)/g)];
    expect(changed).not.toEqual([]);
    for (const file of globSync('frontend/**/*.{css,html,svg,ts,tsx}', { cwd: checkout.folder })) {
      const before = checkout.read(file);
      const after = changed.reduce(
        (all, [, old = '', own = '']) => all.replace(new RegExp(old, 'gi'), own),
        before,
      );
      if (after !== before) checkout.write(file, after);
    }
    expect(lowContrasts(checkout.read('frontend/styles/tokens.css'))).toEqual([]);
    // What it says if the new color is too light.
    const [, tooLight = ''] = /With `(#\w+)` instead/.exec(guide('colors')) ?? [];
    expect(lowContrasts(`--cobalt: ${tooLight};${checkout.read('frontend/styles/tokens.css')}`)).toEqual(
      expect.arrayContaining(reported.trim().split('\n')),
    );
  });
});

describe('docs/photos.md', () => {
  it('shows a photo and logos', async () => {
    const [photo = '', logos = ''] = codeBlocks(guide('photos'), 'ts');
    const [page = ''] = namedFiles(guide('photos'));
    checkout.edit(page, /^import illustration from .*\n/m, photo);
    checkout.write(path.join(path.dirname(page), /'(.+)'/.exec(photo)?.[1] ?? ''), await picture(1300, 900));
    const [image = '', list = ''] = logos.split('...\n');
    checkout.edit(home, /^/, image);
    checkout.edit(home, /^ {2}logos: \{(?:[^\n]*|\n.*?^ {2})\},\n/ms, list);
    checkout.write(path.join(path.dirname(home), /'(.+)'/.exec(image)?.[1] ?? ''), circle);
    expectCompiles();
  });
});

const post = '/blogs/half-an-hour-back';
const title = 'Half an hour back: what to switch off';

describe('docs/writing-a-post.md', () => {
  it('adds a post, and a draft', () => {
    const [example = ''] = codeBlocks(guide('writing-a-post'), 'mdx');
    checkout.write('frontend/content/posts/half-an-hour-back.mdx', example);
    const draft = example.replace(title, 'A secret').replace('\n---\n\n', '\ndraft: true\n---\n\nA secret. ');
    checkout.write('frontend/content/posts/not-yet.mdx', draft);
    // As nothing links to it, the article is the last of the placeholders.
    expect(placeholders().filter((line) => !line.startsWith('frontend/content/blog-detail.ts'))).toEqual([]);
  });
});

let addedService: string;
const industryServices = 'frontend/site/industry-services.ts';
const relatedServices = 'frontend/site/related-services.ts';

describe('docs/adding-pages.md', () => {
  const pathOf = (line: string) => /path: '([^']+)'/.exec(line)?.[1] ?? '';
  const example = (kind: string) =>
    namedFiles(guide('adding-pages')).find((file) => file.startsWith(`frontend/content/${kind}/`)) ?? '';

  it('adds a service page without what is optional', () => {
    const [line = '', industries = '', related = ''] = codeBlocks(guide('adding-pages'), 'ts');
    addedService = pathOf(line);
    const file = `frontend/content${addedService}.ts`;
    checkout.copy(example(path.basename(path.dirname(file))), file);
    leaveOutOptional(file);
    writeMetadata(file, 'Hire Data Engineers for Pipelines');
    addPage(line);
    addLine(industryServices, /^\};/m, industries);
    addLine(relatedServices, /^\];/m, related);
    expectCompiles();
  });

  it('adds a page with the images and variants of another', () => {
    const file = 'frontend/content/eaas/time-series.ts';
    checkout.copy(example('eaas'), file);
    writeMetadata(file, 'Time Series in Daily Use');
    addPage("{ kind: 'service', path: '/eaas/time-series', label: 'Time Series', hint: 'What repeats' },\n");
    expectCompiles();
  });

  it('adds an industry', () => {
    const line = codeBlocks(guide('adding-pages'), 'ts').at(-1) ?? '';
    const file = `frontend/content${pathOf(line)}.ts`;
    checkout.copy(example('industries'), file);
    leaveOutOptional(file);
    writeMetadata(file, 'AI for Aviation: Turnarounds and Parts');
    addPage(line);
    expectCompiles();
  });
});

describe('the frontend’s README', () => {
  it('adds a page of another kind', () => {
    addPageOfAnotherKind(checkout);
    expectCompiles();
  });
});

describe('docs/removing-pages.md', () => {
  it('removes a page, and the compiler names the links to it that are left', () => {
    const text = guide('removing-pages');
    const contents = globSync('frontend/content/**/*.ts', { cwd: checkout.folder });
    const all = contents.map((file) => checkout.read(file)).join();
    const services = pages.filter(({ kind }) => kind === 'service').map(({ path: each }) => each);
    const examples = findAll(text, /the service page `([^`]+)`/g);
    // If that one is gone, another that no list of content names.
    const removed = [...examples, ...services].find(
      (each) => services.some((known) => known === each) && !all.includes(`'${each}'`),
    );
    const lines = new RegExp(`^.*'${removed}'.*\n`, 'gm');
    checkout.edit(pagesFile, lines, '');
    checkout.remove(`frontend/content${removed}.ts`);
    for (const suffix of ['.svg', '']) checkout.remove(`frontend/illustrations${removed}${suffix}`);
    const linking = [industryServices, relatedServices];
    expect(namedFiles(text)).toEqual(expect.arrayContaining(linking));
    if (nightly) {
      const named = compile().output.match(/^\S+(?=\(\d)/gm);
      const left = linking.flatMap((file) => (checkout.read(file).match(lines) ?? []).map(() => file));
      expect(named?.sort()).toEqual(left);
    }
    const naming = namedFiles(text).filter((file) => file.startsWith('test/frontend/specification/'));
    for (const file of [...linking, ...naming].filter((name) => existsSync(checkout.path(name))))
      checkout.write(file, checkout.read(file).replace(lines, ''));
    const links = new RegExp(`\\[([^[\\]]+)\\]\\(${removed}\\)`, 'g');
    for (const file of contents.filter((name) => existsSync(checkout.path(name))))
      checkout.write(file, checkout.read(file).replace(links, '$1'));
    expectCompiles();
  });
});

/** The tests of all pages. */
function testSite() {
  const [contrastTest = ''] = findAll(guide('colors'), /npm run test:unit -- (\w+)/g);
  const siteTests = [
    'test/documents',
    'test/frontend/built-site',
    'test/frontend/specification',
    'test/frontend/build/structured-data',
    'test/frontend/illustrations',
    'test/frontend/build/social-images',
    contrastTest,
  ];
  const options = ['run', '--config=test/vitest.config.ts', '--reporter=dot', '--maxWorkers=1'];
  return checkout.run('node_modules/vitest/vitest.mjs', ...options, ...siteTests);
}

describe('the site after all of this', () => {
  const built = (file: string) => parsed(checkout.read(`dist/site/${file}`));
  const hrefsIn = (file: string, selector: string) =>
    [...built(file).querySelectorAll(selector)].map((link) => link.getAttribute('href'));
  const companyName = () => /^ {2}name: "(.+)",$/m.exec(checkout.read(companyFile))?.[1] ?? '';

  it('builds, which lists what is left', () => {
    const { exitCode, output } = checkout.run('infra/build.ts');
    expect(exitCode, output).toBe(0);
    for (const line of placeholders()) expect(output).toContain(line);
  });

  if (nightly)
    // Hundreds of tests take longer than one test may, on a busy machine.
    it('passes the tests of every page', () => {
      const tested = testSite();
      expect(tested.exitCode, tested.output).toBe(0);
      expect(tested.output).toMatch(/Tests +\d{3,} passed/);
    }, 300_000);

  it('names the company as it is written, in what browsers, search engines and shared links read', () => {
    const name = companyName();
    const document = built(`${addedService}.html`);
    expect(document.title.endsWith(` | ${name}`)).toBe(true);
    const logo = document.querySelector('header a');
    expect(logo?.getAttribute('aria-label')).toBe(`${name}, home`);
    // In the size for short names, this one would be cut off on a phone.
    expect(logo?.querySelector('small')?.textContent).toBe(name);
    expect(document.querySelector('meta[property="og:site_name"]')?.getAttribute('content')).toBe(name);
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
    expect(JSON.stringify(data)).toContain(JSON.stringify(name));
    expect(document.querySelector('footer')?.textContent).toContain(`${name}.`);
  });

  it('shows the photo in several sizes, and the logo', () => {
    expect(
      built('about.html').querySelectorAll('main picture source[srcset*=" 800w"]').length,
    ).toBeGreaterThan(0);
    const [logo] = findAll(guide('photos'), /\{ name: '(.+?)'/g);
    expect(built('index.html').querySelector(`main img[alt="${logo}"]`)).not.toBeNull();
  });

  if (nightly)
    it('starts the browser tests, which read the content with its photo and logo', () => {
      const cli = 'node_modules/@playwright/test/cli.js';
      const { exitCode, output } = checkout.run(cli, 'test', '--config=test/playwright.config.ts', '--list');
      expect(exitCode, output).toBe(0);
    });

  it('shows the post in place of the placeholders, in the list and on the home page', () => {
    const inList = hrefsIn('blogs.html', 'main article a');
    const onHome = hrefsIn('index.html', '[aria-roledescription="carousel"] a');
    expect(inList).toContain(post);
    expect(onHome).toEqual(inList.slice(0, 5));
  });

  it('has the post in the feed, which pages name, and in the sitemap with its date', () => {
    const origin = /origin: '(.+)'/.exec(checkout.read(companyFile))?.[1];
    const feed = parsed(checkout.read('dist/site/feed.xml'), 'text/xml');
    const entries = [...feed.querySelectorAll('entry')].map(
      (entry) => entry.querySelector('id')?.textContent,
    );
    expect(entries).toContain(`${origin}${post}`);
    expect(hrefsIn(`${post}.html`, 'link[rel="alternate"]')).toEqual(['/feed.xml']);
    expect(checkout.read('dist/site/sitemap.xml')).toContain(
      `<loc>${origin}${post}</loc><lastmod>2026-11-25</lastmod>`,
    );
  });

  it('loads the text of the post on its own page only, and has nothing of a draft', () => {
    const files = globSync('**/*.{html,js,xml}', { cwd: checkout.path('dist/site') });
    const having = (text: string) =>
      files.filter((file) => checkout.read(`dist/site/${file}`).includes(text));
    expect(having('Most of what rings').sort()).toEqual([
      expect.stringMatching(/^assets\/half-an-hour-back-\S+\.js$/),
      `${post.slice(1)}.html`,
    ]);
    expect([...having('A secret'), ...having('not-yet')]).toEqual([]);
  });
});

describe('the end of docs/writing-a-post.md', () => {
  // Only the shipped ones can be removed.
  it.skipIf(!isInCheckout('frontend/content/blog-detail.ts'))('removes the last placeholders', () => {
    checkout.remove('frontend/content/blog-detail.ts');
    checkout.edit(pagesFile, /^.*'\/blog-detail'.*\n/m, '');
    const list = 'frontend/content/blogs.ts';
    checkout.edit(list, 'posts.length > 0 ? entriesOfPosts : placeholders', 'entriesOfPosts');
    checkout.edit(list, /(?:\/\*\*[^\n]*\n)?const placeholders.*?^\];\n/ms, '');
    checkout.edit(list, /^import .* from '\.\.\/illustrations\/blog\/.*\n/gm, '');
    checkout.edit(home, /cards: \[teaser[^\]]*\]/, 'cards: []');
    checkout.edit(home, /(?:\/\*\*[^\n]*\n)?const teaser.*?^\} as const;\n/ms, '');
    checkout.remove('test/frontend/specification/blogs.test.ts');
    checkout.edit('test/frontend/specification/specified-pages.ts', /^.*'\/blog-detail'.*\n/m, '');
    expect(placeholders()).toEqual([]);
    expectCompiles();
    // A second build takes long.
    if (!nightly) return;
    const { exitCode, output } = testSite();
    expect(exitCode, output).toBe(0);
  });
});
