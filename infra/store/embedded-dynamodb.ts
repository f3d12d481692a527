import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SetupError } from '#infra/setup-error.ts';
import { localClient } from './local-client.ts';

/** An embedded DynamoDB while it is open. */
export interface EmbeddedDynamoDb {
  /** URL for the AWS SDK, such as `http://127.0.0.1:40123`. */
  readonly endpoint: string;
  readonly client: DynamoDBClient;
  /** Waits for the requests under way, then closes the files. */
  close(): Promise<void>;
}

interface LevelDatabase {
  open(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts dynalite, which stores in LevelDB, on a free loopback port. LevelDB hands each write to the operating system
 * before it is acknowledged, so a killed process loses none.
 * @param folder of LevelDB's files, which nobody else has open: otherwise dynalite would end the process
 */
export async function startDynamoDb(folder: string): Promise<EmbeddedDynamoDb> {
  const { default: dynalite } = await import('dynalite');
  const server = dynalite({ path: folder, createTableMs: 0 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = localClient(endpoint);
  return {
    endpoint,
    client,
    async close() {
      client.destroy();
      await new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
      });
    },
  };
}

/**
 * Opens a LevelDB folder, which locks it. The operating system ends that lock with the process, however the process ends.
 * @returns undefined if another process has it open
 * @throws {SetupError} if it cannot be opened for another reason
 */
export async function openLevel(folder: string): Promise<LevelDatabase | undefined> {
  // The copy that dynalite uses.
  const { Level } = createRequire(import.meta.resolve('dynalite'))('level') as {
    Level: new (folder: string) => LevelDatabase;
  };
  const database = new Level(folder);
  try {
    await database.open();
    return database;
  } catch (error) {
    const { cause } = error as Error;
    if (!(cause instanceof Error)) throw error;
    if ('code' in cause && cause.code === 'LEVEL_LOCKED') return undefined;
    throw new SetupError(`Cannot open the store in ${folder}: ${cause.message}`);
  }
}
