import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from './dist-layout.ts';
import { lambdaCuts } from './lambda-cuts.ts';
import { type Cuts, trimPlugin } from './lambda-trim-plugin.ts';

const lambdas = path.join(projectRoot, 'lambda');

/** Not trimmed: nobody waits for its start, and it asks S3, which the cuts leave out. */
const wholeLambdas = ['retire-assets'];

/**
 * Bundles every Lambda, that is every folder of lambda/ with an index.ts, to `<outDir>/<name>/index.mjs`. The stack
 * deploys these very folders and the local site imports these very files.
 * @param cuts what is left out of packages; none to see what that saves
 * @returns the names of the Lambdas that cuts are made for
 */
export async function bundleHandlers(outDir: string, cuts: Cuts = lambdaCuts) {
  const folders = await readdir(lambdas);
  const names = folders.filter((name) => existsSync(path.join(lambdas, name, 'index.ts'))).sort();
  const trimmed = names.filter((name) => !wholeLambdas.includes(name));
  await Promise.all([bundle(trimmed, outDir, cuts), bundle(wholeLambdas, outDir, {})]);
  return trimmed;
}

async function bundle(names: readonly string[], outDir: string, cuts: Cuts): Promise<void> {
  // Here, as whoever finds the build fresh never needs it.
  const { build } = await import('esbuild');
  await build({
    entryPoints: names.map((name) => ({ in: path.join(lambdas, name, 'index.ts'), out: `${name}/index` })),
    outdir: outDir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    // ES modules first: of CommonJS nothing can be left out.
    mainFields: ['module', 'main'],
    minify: true,
    plugins: [trimPlugin(cuts)],
    // Licenses of what never leaves the server.
    legalComments: 'none',
    absWorkingDir: projectRoot,
    logLevel: 'warning',
  });
}
