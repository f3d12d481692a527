import { expect, test } from 'vitest';
import { feed } from '#frontend/build/feed.ts';
import type { Post } from '#frontend/build/posts.ts';
import { company } from '#frontend/site/company.ts';
import { parsed } from '#test/support/data/markup.ts';

const post = (name: string, date: string, title: string): Post => ({
  name,
  path: `/blogs/${name}`,
  date,
  title,
  description: `About "${title}"`,
  category: 'R&D',
  author: 'R&D team',
  image: '',
  imageAlt: '',
  file: '',
  imageFile: '',
});

test('a feed has its posts in order, with the times, addresses and characters that readers need', () => {
  const title = 'Is <5% enough? A & B';
  const xml = parsed(feed([post('new', '2026-11-25', title), post('old', '2026-03-05', 'Old')]), 'text/xml');
  const textsOf = (selector: string) => [...xml.querySelectorAll(selector)].map((node) => node.textContent);
  expect(textsOf('entry > title')).toEqual([title, 'Old']);
  expect(textsOf('entry > summary')[0]).toBe(`About "${title}"`);
  expect(textsOf('feed > updated')).toEqual(['2026-11-25T00:00:00Z']);
  expect(textsOf('entry > updated')).toEqual(['2026-11-25T00:00:00Z', '2026-03-05T00:00:00Z']);
  expect(textsOf('entry > id')).toEqual([`${company.origin}/blogs/new`, `${company.origin}/blogs/old`]);
  expect(textsOf('author > name')).toEqual([company.name, 'R&D team', 'R&D team']);
  expect(xml.querySelector('category')?.getAttribute('term')).toBe('R&D');
  const links = [...xml.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  expect(links.every((href) => href?.startsWith(`${company.origin}/`))).toBe(true);
});
