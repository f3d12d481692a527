import { setTimeout as sleep } from 'node:timers/promises';
import { SetupError } from '#infra/setup-error.ts';
import { type LocalStore, openStore, readStoreNote } from '#infra/store/store.ts';
import { runSupervised } from './supervisor.ts';

const [folder = '', socket = ''] = process.argv.slice(2);

/** How long, in milliseconds, to wait for a program that has the store open only briefly, like the owner's command. */
const timeout = 2000;

/** @throws {SetupError} if another run of the site has the store open */
async function openSiteStore(): Promise<LocalStore> {
  const deadline = performance.now() + timeout;
  do {
    const opened = await openStore(folder, { socket, owner: process.ppid });
    if (opened) return opened;
    await sleep(100);
  } while (performance.now() < deadline);
  const { owner, pid } = readStoreNote(folder) ?? {};
  const program = owner ?? pid;
  throw new SetupError(
    `${folder} is in use by another program${program === undefined ? '' : ` (process ${program})`}. Stop it, or choose another folder: DATA_DIR=/some/folder npm start`,
  );
}

// dynalite ends its process when a request is aborted or a write fails.
await runSupervised(openSiteStore);
