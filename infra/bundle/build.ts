import { realpathSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeAssetList } from './asset-list.ts';
import { compressSite } from './compress.ts';
import { type DistLayout, distLayout } from './dist-layout.ts';
import { type BuildRecord, freshRecord, sourceFingerprint } from './freshness.ts';
import { bundleHandlers } from './handlers.ts';
import { withLock } from './process-lock.ts';

/** What the site's build tells of what it made; see BuildRecord. */
export interface SiteNotes {
  readonly styleHashes: readonly string[];
  readonly connectSources: readonly string[];
}

export interface BuildOptions {
  readonly dist?: DistLayout;
  /** Fingerprint of the sources. */
  readonly fingerprint?: () => Promise<string>;
  /** Makes the website in a folder. */
  readonly buildSite?: (outDir: string) => Promise<SiteNotes>;
  /** Makes the Lambdas in a folder. */
  readonly buildHandlers?: (outDir: string) => Promise<unknown>;
  /** Takes a line of progress. */
  readonly say?: (line: string) => void;
}

/**
 * Builds everything, unless the build that is there is of these very sources. Safe to interrupt at any point and to
 * run several times at once: what is half done never counts as a build.
 */
export async function buildIfStale(options: BuildOptions = {}): Promise<BuildRecord> {
  const { dist = distLayout(), fingerprint = sourceFingerprint, say = sayOnStandardError } = options;
  const sources = await fingerprint();
  return (
    (await freshRecord(dist, sources)) ??
    withLock(path.join(dist.folder, '.building'), {
      onWait: () => say('Waiting for another build to finish ...'),
      // Whoever was waited for may have built just this.
      work: async () => (await freshRecord(dist, sources)) ?? build(dist, sources, { ...options, say }),
    })
  );
}

async function build(dist: DistLayout, sources: string, options: BuildOptions): Promise<BuildRecord> {
  const { buildSite = ownSite, buildHandlers = bundleHandlers, say = sayOnStandardError } = options;
  const next = distLayout(path.join(dist.folder, '.next'));
  await rm(next.folder, { recursive: true, force: true });

  const started = performance.now();
  say('Building the site ...');
  const { styleHashes, connectSources } = await buildSite(next.site);
  say('Bundling the Lambdas ...');
  await buildHandlers(next.handlers);
  await writeAssetList(next);
  say('Compressing ...');
  await compressSite(next.site, next.compressed);

  const record = { sources, styleHashes: [...styleHashes], connectSources: [...connectSources] };
  await writeFile(next.record, `${JSON.stringify(record, undefined, 2)}\n`);
  await publish(next, dist);
  say(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  return record;
}

/** Puts the new build in the old one's place. The record goes first and comes last. */
async function publish(next: DistLayout, dist: DistLayout): Promise<void> {
  await rm(dist.record, { force: true });
  for (const part of ['site', 'compressed', 'handlers'] as const) {
    await rm(dist[part], { recursive: true, force: true });
    await rename(next[part], dist[part]);
  }
  await rename(next.record, dist.record);
  await rm(next.folder, { recursive: true, force: true });
}

async function ownSite(outDir: string): Promise<SiteNotes> {
  // Here, as it brings the whole bundler along.
  const { buildSite } = await import('./site.ts');
  return buildSite(outDir);
}

function sayOnStandardError(line: string): void {
  process.stderr.write(`${line}\n`);
}

// Not import.meta.main, which the oldest Node 24 lacks; the real path, as the checkout may be reached by a link.
if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) await buildIfStale();
