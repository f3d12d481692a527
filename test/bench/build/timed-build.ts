/**
 * `node test/bench/build/timed-build.ts TREE`: builds the site of a copy of the checkout by its own code, in a process
 * of its own, and prints how long each step took, as JSON.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as compressing from '#infra/bundle/compress.ts';
import type * as building from '#infra/bundle/site.ts';
import type { BuildTimes } from './measure-build.ts';

const tree = process.argv[2];
if (!tree) throw new Error('Usage: timed-build.ts TREE');

const load = async <Module>(file: string) =>
  (await import(pathToFileURL(path.join(tree, file)).href)) as Module;

/** Milliseconds. */
async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const dist = path.join(tree, 'dist');
rmSync(dist, { recursive: true, force: true });
const { buildSite } = await load<typeof building>('infra/bundle/site.ts');
const { compressSite } = await load<typeof compressing>('infra/bundle/compress.ts');

// The bundler by itself, as a share of what comes next.
const bundle = await time(() =>
  build({
    configFile: path.join(tree, 'frontend/vite.config.ts'),
    logLevel: 'error',
    build: { outDir: path.join(dist, 'bundle') },
  }),
);
const site = await time(() => buildSite(path.join(dist, 'site')));
const compress = await time(() => compressSite(path.join(dist, 'site'), path.join(dist, 'compressed')));
console.log(JSON.stringify({ bundle, site, compress } satisfies BuildTimes));
