import type { BuildRecord } from '#infra/bundle/build-cache.ts';

/** The build record of the small site. */
export const buildRecord: BuildRecord = {
  sources: 'fixture',
  connectSources: ['https://api.example'],
};
