import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { lock } from 'proper-lockfile';
import { SetupError } from '#infra/setup-error.ts';
import { localClient } from './local-client.ts';
import { isLocked } from './store-lock.ts';
import { ensureTable } from './table.ts';

/** The embedded DynamoDB while it is open, its table in it. */
export interface LocalStore {
  /** Where the SDK reaches it, such as `http://127.0.0.1:40123`. */
  readonly endpoint: string;
  readonly client: DynamoDBClient;
  /** Lets what is under way finish, then closes the files. */
  close(): Promise<void>;
}

/**
 * Opens the embedded DynamoDB (dynalite, on LevelDB) on a free loopback port. LevelDB hands every write to the
 * operating system before it is acknowledged, so a killed process loses none.
 * @param folder an existing folder for its files
 * @returns nothing when another process has it open
 * @throws {SetupError} when it cannot be opened
 */
export async function openStore(folder: string): Promise<LocalStore | undefined> {
  const retries = { forever: true, minTimeout: 50, maxTimeout: 50 };
  try {
    // Prevents another process from opening the store between this check and dynalite's own opening.
    const release = await lock(folder, { lockfilePath: `${folder}.lock`, stale: 5000, retries });
    try {
      return (await isLocked(folder)) ? undefined : await open(folder);
    } finally {
      await release();
    }
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall === undefined) throw error;
    throw new SetupError(`Cannot open the store in ${folder} (${code}).`);
  }
}

async function open(folder: string): Promise<LocalStore> {
  const { default: dynalite } = await import('dynalite');
  const server = dynalite({ path: folder, createTableMs: 0 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const client = localClient(endpoint);

  async function close(): Promise<void> {
    client.destroy();
    await new Promise<void>((resolve, reject) => {
      server.close((error) => (error ? reject(error) : resolve()));
    });
  }

  try {
    await ensureTable(client);
  } catch (error) {
    await close();
    throw error;
  }
  return { endpoint, client, close };
}
