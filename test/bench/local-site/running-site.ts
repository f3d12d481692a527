import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from '#infra/bundle/dist-layout.ts';

export interface RunningSite {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * The site as `npm start` runs it, in a process of its own, with an empty store.
 * @param folder a temporary one, for the store
 */
export async function runSite(folder: string): Promise<RunningSite> {
  const child = spawn(process.execPath, [path.join(projectRoot, 'infra/local/start.ts')], {
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

/** The site says where it listens; the rest of what it says is read and dropped. */
function originOf(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve) => {
    createInterface(output).on('line', (line) => {
      const [, origin] = /^The site: +(http:\/\/localhost:\d+)/.exec(line) ?? [];
      if (origin) resolve(origin);
    });
  });
}
