import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BuildOptions } from '#infra/build.ts';
import type { DistLayout } from '#infra/dist.ts';

export const page = '<p>page</p>'.repeat(100);

/** Builds a small site and a Lambda that contain the name of their sources. */
export function fakeBuild(sources: string): BuildOptions {
  return {
    fingerprint: async () => sources,
    async buildSite(outDir) {
      write(path.join(outDir, 'index.html'), `${page}${sources}`);
      write(path.join(outDir, 'picture.png'), page);
      write(path.join(outDir, 'tiny.txt'), 'x');
      await sleep(5);
      return { connectSources: [`https://${sources}.example`] };
    },
    buildHandlers: async (outDir) => write(path.join(outDir, 'submit-inquiry/index.mjs'), sources),
    log: () => undefined,
  };
}

export function write(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** The sources that each part of the published build says it was made of; nothing if no build is published. */
export function publishedSources(dist: DistLayout): string[] {
  if (!existsSync(dist.record)) return [];
  const { sources } = JSON.parse(readFileSync(dist.record, 'utf8')) as { sources: string };
  const html = readFileSync(path.join(dist.site, 'index.html'), 'utf8');
  const lambda = readFileSync(path.join(dist.handlers, 'submit-inquiry/index.mjs'), 'utf8');
  return [sources, html.slice(page.length), lambda];
}
