import { setTimeout as sleep } from 'node:timers/promises';
import { SetupError } from '#infra/setup-error.ts';
import type { DataFolders } from './data-folders.ts';
import { localClient } from './local-client.ts';
import { storeExists } from './rebuild-store.ts';
import { type LocalStore, openStore, readStoreNote } from './store.ts';
import { describeTable, isActive } from './table.ts';

/** How long, in milliseconds, to wait for a store that is locked but not served: a site may be starting or stopping. */
const timeout = 5000;

/**
 * Opens the store with the local table of inquiries: through the site if one is running.
 * @returns undefined if no site ever ran with this folder; nothing is created then
 * @throws {SetupError} if another program keeps the store locked without serving it
 */
export async function openLocalTable({ store }: DataFolders): Promise<LocalStore | undefined> {
  if (!storeExists(store)) return undefined;
  const deadline = performance.now() + timeout;
  do {
    // The lock decides, not the note, which a killed site leaves behind.
    const opened = (await openStore(store)) ?? (await servedStore(store));
    if (opened) return opened;
    await sleep(100);
  } while (performance.now() < deadline);
  throw new SetupError(`${store} is in use by another program. Try again when it has finished.`);
}

/** @returns undefined if nobody serves it */
async function servedStore(folder: string): Promise<LocalStore | undefined> {
  const { socket } = readStoreNote(folder) ?? {};
  if (socket === undefined) return undefined;
  const client = localClient(socket);
  try {
    if (isActive(await describeTable(client)))
      return {
        client,
        compact: () => restartStore(folder),
        close: async () => client.destroy(),
      };
  } catch {
    // A note of a site that was killed or is stopping: the caller tries again.
  }
  client.destroy();
  return undefined;
}

/** How long, in milliseconds, the site may take to copy its store. */
const restartTimeout = 120_000;

/**
 * Kills the process that serves the store. The site starts it again at once, and a store that was not closed is copied
 * without what was deleted. No acknowledged write is lost, and inquiries that arrive in this second are refused.
 */
async function restartStore(folder: string): Promise<void> {
  // Read now, because the store may have been started again since this table was opened.
  const pid = readStoreNote(folder)?.pid;
  try {
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It ended by itself, so it is copied as well.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
  const deadline = performance.now() + restartTimeout;
  do {
    await sleep(100);
    if (readStoreNote(folder)?.pid === pid) continue;
    const served = await servedStore(folder);
    await served?.close();
    if (served) return;
  } while (performance.now() < deadline);
  throw new SetupError(
    `The inquiries were erased, but ${folder} may still hold traces of them until the site is started again.`,
  );
}
