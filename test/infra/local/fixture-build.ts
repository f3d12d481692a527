import { writeFileSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { pagePaths } from '#frontend/build/page-paths.ts';
import type { BuildRecord } from '#infra/dist.ts';
import { bundleHandlers } from '#infra/lambda-bundles.ts';
import { writeFixtureSite } from './fixture-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of a small site and the bundled Lambdas, which tests do not change. */
    fixtureBuild: string;
  }
}

/** Vitest's global setup: one build for all test files that run it, as bundling takes longer than most of them. */
export async function setup({ provide }: TestProject): Promise<void> {
  const dist = writeFixtureSite();
  await bundleHandlers(dist.handlers, await pagePaths(dist.site));
  const record: BuildRecord = { sources: 'fixture', connectSources: [] };
  writeFileSync(dist.record, JSON.stringify(record));
  provide('fixtureBuild', dist.folder);
}
