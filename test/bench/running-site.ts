import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from '#infra/bundle/build.ts';
import { type DistLayout, distLayout } from '#infra/bundle/dist-layout.ts';

export interface RunningSite {
  /** Such as `http://localhost:40123`. */
  readonly origin: string;
  close(): Promise<void>;
}

/** The build of the current sources. */
export async function currentBuild(): Promise<DistLayout> {
  await buildIfStale();
  return distLayout();
}

/**
 * Runs a build as `npm start` does, in a process of its own, with an empty store.
 * @param folder a temporary one, for the store
 */
export async function runSite(dist: DistLayout, folder: string): Promise<RunningSite> {
  const script = fileURLToPath(new URL('./site-process.ts', import.meta.url));
  const child = spawn(process.execPath, [script, dist.folder], {
    env: { ...process.env, PORT: '0', MAIL_PORT: '0', DATA_DIR: await mkdtemp(path.join(folder, 'store-')) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const kill = () => child.kill('SIGKILL');
  process.on('exit', kill);

  async function close(): Promise<void> {
    child.kill('SIGTERM');
    await ended;
    process.off('exit', kill);
  }

  const origin = await Promise.race([originOf(child.stdout), ended.then(() => undefined)]);
  if (origin === undefined) throw new Error('The local site ended before it listened');
  return { origin, close };
}

/** The first address that the site prints is its own. The rest of its output is read and dropped. */
function originOf(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve) => {
    createInterface(output).on('line', (line) => {
      const [origin] = /http:\/\/localhost:\d+/.exec(line) ?? [];
      if (origin) resolve(origin);
    });
  });
}
