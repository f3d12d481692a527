import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { postPage } from '#frontend/content/post.ts';
import type { PostContent, PostTeaser } from '#frontend/content/types.ts';
import { articleMessages } from '#frontend/page-templates/messages.ts';
import { PostTemplate } from '#frontend/page-templates/post/post-template.tsx';
import Sample, { tableOfContents } from './sample.mdx';

const teaser = (path: PostTeaser['path'], title: string): PostTeaser => ({
  path,
  title,
  description: '',
  date: '2026-01-01',
  category: '',
  author: '',
  image: '',
  imageAlt: '',
});

const content: PostContent = {
  metadata: { title: 'Five questions', description: 'For buyers.' },
  breadcrumb: { category: 'Blogs', path: '/blogs', label: 'Five questions' },
  category: 'Tech Trends',
  heading: 'Five questions',
  lead: 'For buyers.',
  author: 'data team',
  published: '2026-03-05',
  illustration: '/telescope.svg',
  illustrationAlt: 'A telescope',
  Body: Sample,
  headings: tableOfContents,
  older: teaser('/blogs/half-an-hour', 'Half an hour back'),
  newer: undefined,
};

beforeEach(() => {
  render(
    <MemoryRouter>
      <PostTemplate content={content} path="/blogs/five-questions" surface="sand" />
    </MemoryRouter>,
  );
});

const link = (name: string | RegExp) => screen.getByRole('link', { name });

test('a post says when it was published, and links to the one before it', () => {
  expect(screen.getByText('Mar 5, 2026')).toHaveProperty('dateTime', '2026-03-05');
  const neighbors = screen.getByRole('navigation', { name: postPage.posts });
  expect(neighbors.textContent).toBe(`${postPage.older} Half an hour back`);
  expect(link('Half an hour back').getAttribute('href')).toBe('/blogs/half-an-hour');
});

test('its contents link to each section, also to two of one name, and leave out the footnotes', () => {
  const contents = screen.getByRole('navigation', { name: articleMessages.contents });
  const links = [...contents.querySelectorAll('a')];
  expect(links.map((a) => a.textContent)).toEqual([
    'A heading of the first level',
    'What to ask',
    'What to ask',
  ]);
  const targets = links.map((a) => document.getElementById(a.hash.slice(1)));
  expect(targets.map((target) => target?.textContent)).toEqual(links.map((a) => a.textContent));
  expect(new Set(targets).size).toBe(3);
});

test('its links stay on the site, or leave it in a new tab', () => {
  expect(link('how we work').getAttribute('href')).toBe('/about#team');
  expect(link('how we work').getAttribute('target')).toBeNull();
  expect(link(/^the law ?\(opens in a new tab\)$/).getAttribute('rel')).toBe('noopener');
  expect(link('us').getAttribute('href')).toBe('mailto:us@example.com');
});

test('it has no inline styles, which the policy of the page would block, and one h1', () => {
  expect(document.querySelectorAll('[style]')).toHaveLength(0);
  expect(screen.getByRole('cell', { name: '1,250' }).className).toBe('right');
  expect(screen.getAllByRole('heading', { level: 1 }).map((h1) => h1.textContent)).toEqual([
    'Five questions',
  ]);
  expect(screen.getByRole('heading', { name: 'A heading of the first level', level: 2 })).toBeTruthy();
});

test('its tasks and images can be read without seeing them', () => {
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText('A person is named', { exact: false }).textContent).toContain(
    `${postPage.done} A person`,
  );
  const figure = screen.getByRole('figure');
  expect(figure.parentElement?.localName).not.toBe('p');
  expect(figure.textContent).toBe('One reader');
  expect(screen.getByAltText('A clerk reads').getAttribute('loading')).toBe('lazy');
});
