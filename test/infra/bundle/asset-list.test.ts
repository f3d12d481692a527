import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeAssetList } from '#infra/bundle/asset-list.ts';
import { distLayout } from '#infra/bundle/dist-layout.ts';
import { temporaryFolder } from '../temporary-folder.ts';

it('names the assets as the bucket will, and nothing else of the site', async () => {
  const dist = distLayout(temporaryFolder());
  for (const file of [
    'index.html',
    'assets.html',
    'social/assets/a.png',
    'assets/b.js',
    'assets/fonts/a.woff2',
  ]) {
    mkdirSync(path.dirname(path.join(dist.site, file)), { recursive: true });
    writeFileSync(path.join(dist.site, file), '');
  }
  await writeAssetList(dist);
  const list = path.join(dist.handlers, 'retire-assets/assets.json');
  expect(JSON.parse(readFileSync(list, 'utf8'))).toEqual(['assets/b.js', 'assets/fonts/a.woff2']);
});
