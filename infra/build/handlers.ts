import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from './dist-layout.ts';
import { lambdaCuts } from './lambda-cuts.ts';
import { type Cuts, trimPlugin } from './lambda-trim-plugin.ts';

/**
 * Bundles every Lambda, that is every folder of lambda/ with an index.ts, to `<outDir>/<name>/index.mjs`. The stack
 * deploys these very folders and the local site imports these very files.
 * @param cuts what is left out of packages; none to see what that saves
 * @returns the Lambdas' names
 */
export async function bundleHandlers(outDir: string, cuts: Cuts = lambdaCuts) {
  // Here, as whoever finds the build fresh never needs it.
  const { build } = await import('esbuild');
  const lambdas = path.join(projectRoot, 'lambda');
  const folders = await readdir(lambdas);
  const names = folders.filter((name) => existsSync(path.join(lambdas, name, 'index.ts'))).sort();
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
  return names;
}
