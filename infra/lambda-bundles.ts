import { globSync } from 'node:fs';
import { projectRoot } from './dist.ts';

/**
 * Bundles every Lambda, which is every folder of lambda/ with an index.ts, to `<outDir>/<name>/index.mjs`. The stack
 * deploys these folders and the local site imports them.
 * @param pages paths of the website's pages
 */
export async function bundleHandlers(outDir: string, pages: readonly string[] = []): Promise<void> {
  // Imported late because a build that is up to date does not need esbuild.
  const { build } = await import('esbuild');
  await build({
    entryPoints: globSync('lambda/*/index.ts', { cwd: projectRoot }).sort(),
    outbase: 'lambda',
    outdir: outDir,
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
  });
}
