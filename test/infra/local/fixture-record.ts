import type { BuildRecord } from '#infra/bundle/build-cache.ts';

/** What the build of the small site says. */
export const buildRecord: BuildRecord = {
  sources: 'fixture',
  styleHashes: ['sha256-abc'],
  connectSources: ['https://api.example'],
};
