import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pagePaths } from '#frontend/build/page-paths.ts';
import { temporaryFolder } from '#test/infra/temporary-folder.ts';

test('the pages of a built site are its HTML files, without the not-found page', async () => {
  const site = temporaryFolder();
  mkdirSync(path.join(site, 'industries'));
  for (const file of ['index', '404', 'contact-us', 'industries/index', 'industries/a'])
    writeFileSync(path.join(site, `${file}.html`), '');
  writeFileSync(path.join(site, 'robots.txt'), '');
  expect(await pagePaths(site)).toEqual(['/', '/contact-us', '/industries/', '/industries/a']);
});
