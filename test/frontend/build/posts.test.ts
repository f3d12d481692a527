import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readPosts } from '#frontend/build/posts.ts';
import { SetupError } from '#infra/setup-error.ts';
import { temporaryFolder } from '#test/infra/temporary-folder.ts';

const frontMatter = {
  title: 'Half an hour back',
  description: 'Three notifications that nobody misses.',
  date: '2026-11-25',
  category: 'Productivity Hacks',
  author: 'office team',
  image: 'blog/productivity-hacks',
  imageAlt: 'A list and a clock',
};

/** Writes posts into a folder; `changes` are other lines of their front matter, by the names of the posts. */
function folderOf(changes: Readonly<Record<string, Readonly<Record<string, string | undefined>>>>): string {
  const folder = temporaryFolder();
  for (const [name, change] of Object.entries(changes)) {
    const entries = Object.entries({ ...frontMatter, ...change }).filter(([, value]) => value !== undefined);
    const lines = entries.map(([key, value]) => `${key}: ${value}`);
    writeFileSync(path.join(folder, name), ['---', ...lines, '---', '', 'The text.', ''].join('\n'));
  }
  return folder;
}

const namesIn = (folder: string, drafts = false) => readPosts({ folder, drafts }).map(({ name }) => name);

test('the newest post is first, and a draft is read only where drafts are shown', () => {
  const folder = folderOf({
    'b-old.mdx': { date: '2025-12-31' },
    'a-new.mdx': { date: '2026-11-26' },
    'c-draft.mdx': { date: '2026-11-27', draft: 'true' },
  });
  expect(namesIn(folder)).toEqual(['a-new', 'b-old']);
  expect(namesIn(folder, true)).toEqual(['c-draft', 'a-new', 'b-old']);
});

test('there may be no posts, and no folder for them', () => {
  expect(namesIn(path.join(temporaryFolder(), 'posts'))).toEqual([]);
});

test('a file of Windows is read like any other', () => {
  const folder = folderOf({ 'post.mdx': {} });
  const lines = [
    '---',
    ...Object.entries(frontMatter).map(([key, value]) => `${key}: ${value}`),
    '---',
    'Text',
  ];
  writeFileSync(path.join(folder, 'post.mdx'), `\uFEFF${lines.join('\r\n')}`);
  expect(readPosts({ folder })[0]).toMatchObject(frontMatter);
});

test.each([
  ['post.mdx', { title: undefined }, 'title: must be the title of the post'],
  ['post.mdx', { title: 'AI: what next' }, 'A text with a colon needs quotation marks around it.'],
  ['post.mdx', { date: '25.11.2026' }, 'date: must be a day such as 2026-11-28'],
  ['post.mdx', { date: '2026-02-30' }, 'date: must be a day such as 2026-11-28'],
  ['post.mdx', { draft: 'yes' }, 'draft: must be true or false'],
  ['post.mdx', { catgory: 'Tech Trends' }, 'does not know catgory'],
  ['post.mdx', { image: 'blog/telescope' }, 'image: there is no illustrations/blog/telescope.svg'],
  ['post.mdx', { image: './office.jpg' }, 'image: there is no ./office.jpg next to the post'],
  ['post.mdx', { image: 'industries/insurance' }, 'has another shape than 480 by 360'],
  ['My Post.mdx', {}, 'the name becomes an address'],
])('%s with %j stops the build with one line that names the file and what is wrong', (name, change, line) => {
  const read = () => readPosts({ folder: folderOf({ [name]: change }) });
  expect(read).toThrow(SetupError);
  expect(read).toThrow(`frontend/content/posts/${name}: `);
  expect(read).toThrow(line);
  expect(read).not.toThrow('\n');
});
