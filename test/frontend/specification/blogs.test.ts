// The specification's first content of the blog: the list and its one article.
// Nothing else tests it: when you change that content, change or delete the test of it here.

import { expect, test } from 'vitest';
import { postPaths } from '#test/support/pages/post-paths.ts';
import { builtPage, linksOf, textOf, textsOf } from '../built-site/built-pages.ts';
import { expectNextStep, linkedServices } from './page-links.ts';

// Posts replace the entries.
test.skipIf(postPaths.length > 0)('Blogs has three entries', () => {
  const entries = [...builtPage('/blogs').document.querySelectorAll('main article')];
  expect(entries.map((entry) => textOf(entry.querySelector('h2')))).toEqual([
    'Career Development',
    'Tech Trends',
    'Productivity Hacks',
  ]);
  for (const entry of entries) {
    expect(entry.querySelectorAll('img')).toHaveLength(1);
    expect(linksOf(entry)).toEqual([{ text: expect.stringMatching(/^READ BLOG/), href: '/blog-detail' }]);
  }
});

test('the article has its counters', () => {
  const article = textOf(builtPage('/blog-detail').document.querySelector('main'));
  expect(article.match(/24\.5k/g)).toHaveLength(3);
  expect(textsOf(builtPage('/blog-detail').document, 'h1')[0]).toMatch(/AI in healthcare/i);
});

test('ends with a next step', () => {
  expectNextStep('/blogs');
});

test('the article ends with a next step', () => {
  expectNextStep('/blog-detail');
});

test('the list of contents links to each section of the article', () => {
  const { document } = builtPage('/blog-detail');
  const sections = [...document.querySelectorAll('main section h2[id]')];
  expect(sections.length).toBeGreaterThanOrEqual(3);
  expect(linksOf(document.querySelector('article nav[aria-labelledby]'))).toEqual(
    sections.map((h2) => ({ text: textOf(h2), href: `#${h2.id}` })),
  );
});

test('the article links to services that its text speaks of', () => {
  expect(linkedServices('/blog-detail').length).toBeGreaterThanOrEqual(3);
});
