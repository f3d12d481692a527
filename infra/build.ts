import { randomUUID } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { pagePaths } from '#frontend/build/page-paths.ts';
import { runCommand, SetupError } from '#infra/setup-error.ts';
import { freshRecord, sourceFingerprint } from './build-cache.ts';
import { type BuildRecord, type DistLayout, distLayout } from './dist.ts';
import { bundleHandlers } from './lambda-bundles.ts';

export interface BuildOptions {
  readonly dist?: DistLayout;
  readonly fingerprint?: () => Promise<string>;
  readonly buildSite?: (outDir: string) => Promise<Omit<BuildRecord, 'sources'>>;
  /** Bundles the Lambdas into a folder. They know the paths of the website's pages. */
  readonly buildHandlers?: (outDir: string, pages: readonly string[]) => Promise<unknown>;
  readonly log?: (line: string) => void;
}

/** Milliseconds; far longer than a build takes. A killed build leaves its folder behind, which is then removed. */
const abandonedAfter = 60 * 60 * 1000;

/**
 * Builds everything, unless the existing build is of these very sources. Safe to interrupt at any point and to run
 * several times at once: every build gets a folder of its own, and one rename publishes it.
 */
export async function buildIfStale(options: BuildOptions = {}): Promise<BuildRecord> {
  const { dist = distLayout(), fingerprint = sourceFingerprint } = options;
  const sources = await fingerprint();
  return (await freshRecord(dist, sources)) ?? build(dist, sources, options);
}

async function build(dist: DistLayout, sources: string, options: BuildOptions): Promise<BuildRecord> {
  const { buildSite = buildWebsite, buildHandlers = bundleHandlers, log = logToStderr } = options;
  await removeAbandoned(dist.folder);
  const next = distLayout(`${dist.folder}.next-${randomUUID()}`);
  try {
    // Report a folder that cannot be written to before anything else.
    await mkdir(next.folder, { recursive: true });
    const started = performance.now();
    log('Building the site ...');
    const { connectSources } = await buildSite(next.site);
    log('Bundling the Lambdas ...');
    const pages = await pagePaths(next.site);
    await buildHandlers(next.handlers, pages);

    const record = { sources, connectSources: [...connectSources] };
    await writeFile(next.record, `${JSON.stringify(record, undefined, 2)}\n`);
    await publish(next.folder, dist.folder);
    log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
    return record;
  } catch (error) {
    // The message of a bundler's error shows every place that does not compile, so no stack trace is needed.
    if (!(error instanceof Error && 'errors' in error)) throw error;
    // Vite colors it, whatever reads it.
    throw new SetupError(process.stderr.isTTY ? error.message : stripVTControlCharacters(error.message));
  } finally {
    await rm(next.folder, { recursive: true, force: true });
  }
}

/** Replaces the published build. Readers find one build or the other, for a moment none, but never a mix of both. */
async function publish(next: string, folder: string): Promise<void> {
  for (let published = false; !published; ) {
    const previous = `${folder}.old-${randomUUID()}`;
    await renameUnless(folder, previous, ['ENOENT']);
    // If another build was published in between, replace that one.
    published = await renameUnless(next, folder, ['ENOTEMPTY', 'EEXIST']);
    await rm(previous, { recursive: true, force: true });
  }
}

/** @returns false if the folder was not renamed because of one of these errors */
async function renameUnless(from: string, to: string, errors: readonly string[]): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (!errors.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return false;
  }
}

async function removeAbandoned(folder: string): Promise<void> {
  const [parent, prefix] = [path.dirname(folder), `${path.basename(folder)}.`];
  const names = existsSync(parent) ? await readdir(parent) : [];
  for (const name of names.filter((name) => name.startsWith(prefix))) {
    const abandoned = path.join(parent, name);
    // The folder may be renamed or removed at this moment.
    const { mtimeMs = Date.now() } = (await stat(abandoned).catch(() => undefined)) ?? {};
    if (Date.now() - mtimeMs > abandonedAfter) await rm(abandoned, { recursive: true, force: true });
  }
}

async function buildWebsite(outDir: string): Promise<Omit<BuildRecord, 'sources'>> {
  // Imported late because a build that is up to date does not need Vite.
  const { buildSite } = await import('#frontend/build/site.ts');
  return buildSite(outDir);
}

function logToStderr(line: string): void {
  process.stderr.write(`${line}\n`);
}

// Node 24.0 has no import.meta.main. The real path, because the checkout may be reached by a symbolic link.
if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) {
  await runCommand(async () => void (await buildIfStale()));
}
