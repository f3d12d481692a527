import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#infra/dist.ts';
import { findAll } from '#test/support/data/markdown.ts';

const folder = path.join(projectRoot, 'frontend/illustrations');
const sizeOf = (viewBox: string) => viewBox.split(' ').slice(2).join(' ');

/** WebKit gives a part the proportions of the whole file, and shows its neighbors next to it if they differ. */
test('a file with several illustrations has the view box of the first, and all are of its size', () => {
  const files = globSync('**/*.svg', { cwd: folder }).map((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    const [own = ''] = findAll(text, /<svg[^>]* viewBox="([^"]+)"/g);
    return { name, own, parts: findAll(text, /<view [^>]*viewBox="([^"]+)"/g) };
  });
  const withParts = files.filter(({ parts }) => parts.length > 0);
  expect(withParts).not.toEqual([]);
  const wrong = withParts.filter(
    ({ own, parts }) => own !== parts[0] || parts.some((part) => sizeOf(part) !== sizeOf(own)),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
