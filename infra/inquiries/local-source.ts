import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { noteResend } from '#infra/local/resend-notes.ts';
import { SetupError } from '#infra/setup-error.ts';
import type { DataFolders } from '#infra/store/data-folders.ts';
import { localClient, localTableName } from '#infra/store/local-client.ts';
import { announcedStore } from '#infra/store/running-store.ts';
import { openStore } from '#infra/store/store.ts';
import { ensureTable } from '#infra/store/table.ts';
import type { OpenSource } from './open-source.ts';

/** How long, in milliseconds, a store that is locked but not reached is tried: a site may be starting or stopping. */
const patience = 5000;

/**
 * The local table: of the running site while one runs, else opened here.
 * @returns nothing when no site ever ran with this folder; the command creates none
 * @throws {SetupError} when another program holds the store and does not say how to reach it
 */
export async function openLocalSource(folders: DataFolders): Promise<OpenSource | undefined> {
  if (!existsSync(folders.store)) return undefined;
  const deadline = performance.now() + patience;
  do {
    // The lock decides, not the note: a killed site leaves its note behind.
    const own = await openStore(folders.store);
    if (own) return sourceOf(own.client, folders, { running: false, close: own.close });
    const running = announcedStore(folders.running);
    const source = running && (await runningSource(running.endpoint, folders));
    if (source) return source;
    await sleep(100);
  } while (performance.now() < deadline);
  throw new SetupError(`${folders.store} is in use by another program. Try again when it has finished.`);
}

/** Nothing when it does not answer. */
async function runningSource(endpoint: string, folders: DataFolders): Promise<OpenSource | undefined> {
  const client = localClient(endpoint);
  try {
    await ensureTable(client);
  } catch {
    client.destroy();
    return undefined;
  }
  return sourceOf(client, folders, { running: true, close: async () => client.destroy() });
}

interface SourceState {
  /** Whether a site has it open. */
  readonly running: boolean;
  readonly close: () => Promise<void>;
}

function sourceOf(
  client: DynamoDBClient,
  { store, resends }: DataFolders,
  { running, close }: SourceState,
): OpenSource {
  return {
    client,
    tableName: localTableName,
    place: store,
    async announceResend(id) {
      await noteResend(resends, id);
      return running
        ? 'The site that is running sends it in a moment, to its mailbox.'
        : 'No site is running: it is sent with the next npm start.';
    },
    close,
  };
}
