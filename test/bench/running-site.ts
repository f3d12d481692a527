import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from '#infra/build.ts';
import { type DistPaths, distPaths } from '#infra/dist.ts';
import { startProcess } from './started-process.ts';

export interface RunningSite {
  /** Such as `http://localhost:40123`. */
  readonly origin: string;
  close(): Promise<void>;
}

/** The build of the current sources. */
export async function currentBuild(): Promise<DistPaths> {
  await buildIfStale();
  return distPaths();
}

/**
 * Runs a build as `npm start` does, in a process of its own, with an empty store.
 * @param folder a temporary one, for the store
 */
export async function runSite(dist: DistPaths, folder: string): Promise<RunningSite> {
  const script = fileURLToPath(new URL('../support/browser/built-site.ts', import.meta.url));
  const env = { PORT: '0', MAIL_PORT: '0', DATA_DIR: await mkdtemp(path.join(folder, 'store-')) };
  // The first address that the site prints is its own.
  const site = await startProcess(process.execPath, [script, dist.folder], env, /(http:\/\/localhost:\d+)/);
  return { origin: site.address, close: () => site.end('SIGTERM') };
}
