import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildOptions } from 'esbuild';
import { projectRoot } from './dist.ts';

const lambdas = path.join(projectRoot, 'lambda');

/** Shortens a cold start up to the first write: see docs/decisions/lambda-bundles.md. */
const fastStart: Pick<BuildOptions, 'alias' | 'splitting'> = {
  // The SDK's own chain includes clients for SSO and STS, which a Lambda never uses.
  alias: {
    '@aws-sdk/credential-provider-node': fileURLToPath(new URL('./lambda-credentials.ts', import.meta.url)),
  },
  // Code behind a dynamic import becomes a file of its own, which Node reads only if it is needed.
  splitting: true,
};

/**
 * Bundles every Lambda, which is every folder of lambda/ with an index.ts, to `<outDir>/<name>/index.mjs` and the chunks
 * next to it. The stack deploys these folders and the local site imports them.
 * @param pages paths of the website's pages
 * @param options the benchmark measures bundles without these
 * @returns the names of the Lambdas
 */
export async function bundleHandlers(
  outDir: string,
  pages: readonly string[] = [],
  options = fastStart,
): Promise<string[]> {
  // Imported late because a build that is up to date does not need esbuild.
  const { build } = await import('esbuild');
  const folders = await readdir(lambdas);
  const names = folders.filter((name) => existsSync(path.join(lambdas, name, 'index.ts'))).sort();
  // One build for each Lambda: with one for all of them, they would share chunks.
  await Promise.all(
    names.map((name) =>
      build({
        entryPoints: [path.join(lambdas, name, 'index.ts')],
        outdir: path.join(outDir, name),
        outExtension: { '.js': '.mjs' },
        bundle: true,
        format: 'esm',
        platform: 'node',
        target: 'node24',
        // Prefer ES modules, because esbuild can't tree-shake CommonJS.
        mainFields: ['module', 'main'],
        define: { SITE_PAGES: JSON.stringify(pages) },
        minify: true,
        // The bundles are not distributed.
        legalComments: 'none',
        absWorkingDir: projectRoot,
        logLevel: 'warning',
        ...options,
      }),
    ),
  );
  return names;
}
