import { setTimeout as sleep } from 'node:timers/promises';
import { SetupError } from '#infra/setup-error.ts';
import type { DataFolders } from '#infra/store/data-folders.ts';
import { announcedStore, announceStore, withdrawStore } from '#infra/store/running-store.ts';
import { type LocalStore, openStore } from '#infra/store/store.ts';
import { repairTable } from '#infra/store/table-repair.ts';

/** How long, in milliseconds, to wait for somebody who has the store open just now, such as the owner's command. */
const patience = 2000;

/**
 * Opens the store for the local site and tells other processes how to reach it.
 * @throws {SetupError} when another run of the site has it
 */
export async function openSiteStore(folders: DataFolders): Promise<LocalStore> {
  const store = await openWithPatience(folders);
  // A note that is still there is one of a run that was killed.
  if (announcedStore(folders.running)) await repairTable(store.client, new Date());
  await announceStore(folders.running, store.endpoint);
  return {
    ...store,
    async close() {
      await withdrawStore(folders.running);
      await store.close();
    },
  };
}

async function openWithPatience(folders: DataFolders): Promise<LocalStore> {
  const deadline = performance.now() + patience;
  do {
    const store = await openStore(folders.store);
    if (store) return store;
    await sleep(100);
  } while (performance.now() < deadline);
  const pid = announcedStore(folders.running)?.pid;
  const who = pid === undefined ? 'another program' : `another run of the site (process ${pid})`;
  throw new SetupError(
    `${folders.folder} is in use by ${who}. Stop that, or choose another folder: DATA_DIR=/some/folder npm start`,
  );
}
