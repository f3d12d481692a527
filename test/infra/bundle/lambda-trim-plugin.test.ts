import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import {
  pureTables,
  type SourceChange,
  versionAlone,
  withoutExports,
} from '#infra/bundle/lambda-source-changes.ts';
import { type Cuts, trimPlugin } from '#infra/bundle/lambda-trim-plugin.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const packageFiles = {
  'package.json': '{ "name": "big", "version": "1.2.3", "description": "more", "sideEffects": false }',
  'index.js': 'export { used } from "./used.js";\nexport { rare } from "./rare.js";\n',
  'used.js': 'export const used = () => "used";\n',
  'rare.js': 'export const rare = () => "rare";\nexport class Other {\n}\n',
};

/** The module that comes out when `entry` is bundled with these cuts of a package named `big`. */
async function bundled(entry: string, cuts: Cuts): Promise<Record<string, unknown>> {
  const folder = temporaryFolder();
  const big = path.join(folder, 'node_modules/big');
  mkdirSync(big, { recursive: true });
  for (const [name, text] of Object.entries(packageFiles)) writeFileSync(path.join(big, name), text);
  const outfile = path.join(folder, 'out.mjs');
  const stdin = { contents: entry, resolveDir: folder };
  const plugins = [trimPlugin(cuts)];
  await build({ stdin, outfile, plugins, bundle: true, format: 'esm', logLevel: 'silent' });
  return import(outfile);
}

const everything = 'export * from "big";';
const unchanged: SourceChange = (source) => source;

it('leaves code out that says so when it is reached', async () => {
  const { used, rare } = (await bundled(everything, { 'big/rare.js': [withoutExports('Rarities')] })) as {
    used: () => string;
    rare: () => string;
  };
  expect(used()).toBe('used');
  expect(rare).toThrow(/^Rarities: left out/);
});

it('leaves out all of a package.json but the version', async () => {
  const entry = 'export { default } from "big/package.json";';
  expect((await bundled(entry, { 'big/package.json': [versionAlone] }))['default']).toEqual({
    version: '1.2.3',
  });
});

it.each<[string, Cuts, RegExp]>([
  [
    'a file that is no more',
    { 'big/gone.js': [unchanged] },
    /Cannot trim big\/gone\.js: no Lambda asks for it/,
  ],
  ['a package that is no more', { 'bigger/index.js': [unchanged] }, /Cannot trim bigger\/index\.js/],
  ['nothing to change', { 'big/used.js': [pureTables] }, /Cannot trim big\/used\.js: it has no table/],
  [
    'exports without names',
    { 'big/index.js': [withoutExports('All')] },
    /Cannot trim big\/index\.js: it exports/,
  ],
  ['other exports', { 'big/used.js': [() => 'export const unused = 1;'] }, /No matching export .* "used"/],
])('fails the build when there is %s', async (_, cuts, message) => {
  await expect(bundled(everything, cuts)).rejects.toThrow(message);
});
