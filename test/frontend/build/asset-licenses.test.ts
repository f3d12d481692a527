import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { addAssetLicenses } from '#frontend/build/asset-licenses.ts';
import { temporaryFolder } from '#test/infra/temporary-folder.ts';

const root = temporaryFolder();
const licenses = path.join(root, 'licenses.txt');

function install(name: string, license?: string) {
  const folder = path.join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  const manifest = { name, version: '1.2.3', license: 'MIT' };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  if (license !== undefined) writeFileSync(path.join(folder, 'LICENSE'), license);
}

/** @param sources files that were copied, from the folder of the frontend */
const add = (...sources: string[]) => addAssetLicenses(licenses, sources, path.join(root, 'frontend'));

test('lists each package of which a file is copied once, with its license', async () => {
  install('@fonts/a', 'License of a\n');
  install('b', 'License of b');
  const script = '# Licenses\n\n## b - 1.2.3 (MIT)\n\nLicense of b\n';
  writeFileSync(licenses, script);
  const fonts = ['x', 'y'].map((name) => `../node_modules/@fonts/a/files/${name}.woff2`);
  await add(...fonts, '../node_modules/b/b.css', 'own.svg');
  expect(readFileSync(licenses, 'utf8')).toBe(`${script}\n## @fonts/a - 1.2.3 (MIT)\n\nLicense of a\n`);
});

test('fails if a package has no license file', async () => {
  install('c');
  writeFileSync(licenses, '');
  await expect(add('../node_modules/c/c.png')).rejects.toThrow('LICENSE');
});
