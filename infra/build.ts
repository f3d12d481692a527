import { hash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { filesBelow, pagePaths } from '#frontend/build/page-paths.ts';
import { runCommand, SetupError } from '#infra/setup-error.ts';
import { type BuildRecord, buildRecord, distPaths, projectRoot } from './dist.ts';
import { bundleHandlers } from './lambda-bundles.ts';
import { placeholders } from './placeholders.ts';
import { contentType } from './stack/site/edge/content-types.ts';

/** Folders and files that the build depends on. */
const sourceFolders = ['frontend', 'shared', 'lambda'];
const sourceFiles = ['package-lock.json', 'infra/lambda-bundles.ts'];

/** Tests replace what takes long. */
const defaults = { dist: distPaths(), hashSources, buildSite, bundleHandlers };

/** Builds the site and bundles the Lambdas, unless the last build was of these very sources. */
export async function buildIfStale(options: Partial<typeof defaults> = {}): Promise<BuildRecord> {
  const { dist, ...steps } = { ...defaults, ...options };
  const sources = await steps.hashSources();
  const last = await lastBuild(dist.record);
  if (last?.sources === sources) return last;

  const started = performance.now();
  // The record goes first and comes last: without it, an interrupted build is not mistaken for a finished one.
  await rm(dist.record, { force: true });
  await rm(dist.folder, { recursive: true, force: true });
  try {
    console.error('Building the site ...');
    const { connectSources } = await steps.buildSite(dist.site);
    for (const file of await filesBelow(dist.site)) {
      // The Finder of macOS leaves these in folders that it has shown, such as frontend/public.
      if (path.basename(file) === '.DS_Store') await rm(path.join(dist.site, file));
      // A file of an unknown type would be deployed before the checks after the deployment find it.
      else contentType(file);
    }
    console.error('Bundling the Lambdas ...');
    await steps.bundleHandlers(dist.handlers, await pagePaths(dist.site));
    const record = { sources, connectSources };
    await writeFile(dist.record, `${JSON.stringify(record, undefined, 2)}\n`);
    console.error(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
    return record;
  } catch (error) {
    // The message of a bundler's error shows every place that does not compile, so no stack trace is needed.
    if (!(error instanceof Error && 'errors' in error)) throw error;
    // Vite colors it, whatever reads it.
    throw new SetupError(process.stderr.isTTY ? error.message : stripVTControlCharacters(error.message));
  }
}

/** The record of the last build, if it was finished. */
async function lastBuild(file: string): Promise<BuildRecord | undefined> {
  if (!existsSync(file)) return undefined;
  try {
    return buildRecord.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Hash of the sources and of the variables that the site is built with (`VITE_*`). It depends on content and not on
 * modification times, because a checkout changes the times of files whose content stays the same.
 */
export async function hashSources(root = projectRoot, variables = process.env): Promise<string> {
  const inFolders = sourceFolders.map(async (folder) =>
    (await filesBelow(path.join(root, folder))).map((file) => `${folder}/${file}`),
  );
  // Types are no part of a build, and some of these are generated.
  const inSources = (await Promise.all(inFolders)).flat().filter((file) => !file.endsWith('.d.ts'));
  const files = [...sourceFiles, ...inSources];
  const contents = files.map((file) => [file, hash('sha256', readFileSync(path.join(root, file)))]);
  const names = Object.keys(variables).filter((name) => name.startsWith('VITE_'));
  const values = names.sort().map((name) => [name, variables[name]]);
  return hash('sha256', JSON.stringify([contents, values]));
}

async function buildSite(outDir: string): Promise<{ connectSources: string[] }> {
  // Imported late because a build that is up to date does not need Vite.
  return (await import('#frontend/build/site.ts')).buildSite(outDir);
}

// Node 24.0 has no import.meta.main. The real path, because the checkout may be reached by a symbolic link.
if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) {
  await runCommand(async () => {
    await buildIfStale();
    const lines = placeholders();
    if (lines.length > 0) console.log('Before going live, replace (docs/your-company.md):');
    for (const line of lines) console.log(`  ${line}`);
  });
}
