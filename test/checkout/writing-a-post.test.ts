import { globSync, mkdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { company } from '#frontend/site/company.ts';
import { nightly } from '#test/support/browser/nightly.ts';
import { findAll } from '#test/support/data/markdown.ts';
import { parsed } from '#test/support/data/markup.ts';
import { ScratchCheckout } from './scratch-checkout.ts';

/** A copy of this checkout in which docs/writing-a-post.md is followed, without touching a test but where it says so. */
let checkout: ScratchCheckout;
let tested: ReturnType<ScratchCheckout['run']>;

/** A nightly run repeats every test of the built site; otherwise those of what all pages have, without the slowest. */
const siteTests = nightly
  ? ['test/frontend/built-site', 'test/frontend/specification', 'test/frontend/build/structured-data']
  : [
      '--testNamePattern=^(?!.*are valid HTML)',
      'test/frontend/built-site.test',
      'test/frontend/specification',
      'test/frontend/build/structured-data',
    ];

const testSite = () => {
  const options = ['run', '--config=test/vitest.config.ts', '--reporter=dot', '--maxWorkers=1'];
  return checkout.run('node_modules/vitest/vitest.mjs', ...options, ...siteTests);
};

/** Replaces text in a file, which has to be there. */
function edit(file: string, before: string | RegExp, after: string): void {
  const text = checkout.read(file);
  const edited = text.replace(before, after);
  if (edited === text) throw new Error(`${file} has no ${before}`);
  checkout.write(file, edited);
}

const built = (file: string) => parsed(checkout.read(`dist/site/${file}`));
const hrefsIn = (file: string, selector: string) =>
  [...built(file).querySelectorAll(selector)].map((link) => link.getAttribute('href'));

/** The address and the title of the document's example. */
const post = '/blogs/half-an-hour-back';
const title = 'Half an hour back: what to switch off';

beforeAll(() => {
  checkout = new ScratchCheckout();
  const [example = ''] = findAll(checkout.read('docs/writing-a-post.md'), /```mdx\n(.*?)```/gs);
  mkdirSync(checkout.path('frontend/content/posts'), { recursive: true });
  checkout.write('frontend/content/posts/half-an-hour-back.mdx', example);
  const draft = example.replace(title, 'A secret').replace('\n---\n\n', '\ndraft: true\n---\n\nA secret. ');
  checkout.write('frontend/content/posts/not-yet.mdx', draft);
  tested = testSite();
});

describe('the example of docs/writing-a-post.md', () => {
  it('passes the tests of every page', () => {
    expect(tested.exitCode, tested.output).toBe(0);
    expect(tested.output).toMatch(/Tests +\d{2,} passed/);
  });

  it('takes the place of the placeholders, in the list and on the home page', () => {
    expect(hrefsIn('blogs.html', 'main article a')).toEqual([post]);
    expect(hrefsIn('index.html', '[aria-roledescription="carousel"] a')).toEqual([post]);
    expect(built('blog-detail.html').querySelector('h1')).not.toBeNull();
  });

  it('is in the feed, which pages name, and in the sitemap with its date', () => {
    const entry = parsed(checkout.read('dist/site/feed.xml'), 'text/xml').querySelector('entry');
    expect(entry?.querySelector('title')?.textContent).toBe(title);
    expect(entry?.querySelector('id')?.textContent).toBe(`${company.origin}${post}`);
    expect(hrefsIn(`${post}.html`, 'link[rel="alternate"]')).toEqual(['/feed.xml']);
    expect(checkout.read('dist/site/sitemap.xml')).toContain(
      `<loc>${company.origin}${post}</loc><lastmod>2026-11-25</lastmod>`,
    );
  });

  it('loads its text on its own page only, and nothing of a draft is built', () => {
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

it('the placeholders can be removed', () => {
  checkout.remove('frontend/content/blog-detail.ts');
  edit('frontend/site/pages.ts', /^.*'\/blog-detail'.*\n/m, '');
  const list = 'frontend/content/blogs.ts';
  edit(list, 'posts.length > 0 ? entriesOfPosts : placeholders', 'entriesOfPosts');
  edit(list, /(?:\/\*\*[^\n]*\n)?const placeholders.*?^\];\n/ms, '');
  edit(list, /^import .* from '\.\.\/illustrations\/blog\/.*\n/gm, '');
  const home = 'frontend/content/home.ts';
  edit(home, /cards: \[teaser[^\]]*\]/, 'cards: []');
  edit(home, /(?:\/\*\*[^\n]*\n)?const teaser.*?^\} as const;\n/ms, '');
  checkout.remove('test/frontend/specification/blogs.test.ts');
  edit('test/frontend/specification/specified-pages.ts', /^.*'\/blog-detail'.*\n/m, '');
  // Both take long, so `npm test` only checks that each step can be taken.
  if (!nightly) return;
  expect(checkout.run('node_modules/typescript/bin/tsc')).toEqual({ exitCode: 0, output: '' });
  const { exitCode, output } = testSite();
  expect(exitCode, output).toBe(0);
});
