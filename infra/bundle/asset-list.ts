import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { assetListFile, assetsPrefix } from '#lambda/retire-assets/env.ts';
import type { DistLayout } from './dist-layout.ts';

/** Writes the keys that the site's assets get in the bucket beside the Lambda that retires all others. */
export async function writeAssetList({ site, handlers }: DistLayout): Promise<void> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const keys = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(site, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((key) => key.startsWith(assetsPrefix))
    .sort();
  const file = path.join(handlers, 'retire-assets', assetListFile);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(keys, undefined, 2)}\n`);
}
