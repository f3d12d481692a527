import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { lstatSync, mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SetupError } from '#infra/setup-error.ts';
import { localClient } from './local-client.ts';

/** An embedded DynamoDB while it is open. */
export interface EmbeddedDynamoDb {
  readonly client: DynamoDBClient;
  /** Waits for the requests under way, then closes the files. */
  close(): Promise<void>;
}

interface LevelDatabase {
  open(): Promise<void>;
  close(): Promise<void>;
}

/** Bytes of a socket's path that every system allows: macOS has the lowest limit. */
const longestSocket = 103;

/**
 * Names a socket that only this user can reach. Any web page could reach a TCP port, and dynalite checks neither origin
 * nor credentials.
 * @param folder of the store
 * @returns a path next to the store, or in a private temporary folder if that is too long or cannot be a socket; on
 * Windows, a named pipe
 */
export async function socketFor(folder: string): Promise<string> {
  if (process.platform === 'win32') return `\\\\.\\pipe\\website-${randomUUID()}`;
  const socket = `${folder}.socket`;
  // Its neighbor, because another run may be about to open this one.
  const neighbor = `${folder}.${randomUUID().slice(0, 6)}`;
  if (Buffer.byteLength(socket) <= longestSocket && (await canListen(neighbor))) return socket;
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return path.join(privateTemporaryFolder(), `${name}.socket`);
}

/** Some file systems have no sockets, such as that of Windows in WSL. */
async function canListen(socket: string): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(socket), 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

/** @throws {SetupError} if another user took its name */
function privateTemporaryFolder(): string {
  const user = process.getuid?.();
  const folder = path.join(tmpdir(), `website-${user}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(folder);
  if (uid !== user || (mode & 0o077) !== 0) {
    throw new SetupError(
      `${folder} is open to other users. Choose another temporary folder: TMPDIR=/some/folder npm start`,
    );
  }
  return folder;
}

/**
 * Starts dynalite, which stores in LevelDB. LevelDB hands each write to the operating system before it is acknowledged,
 * so a killed process loses none.
 * @param folder of LevelDB's files, which nobody else has open: otherwise dynalite would end the process
 */
export async function startDynamoDb(folder: string, socket: string): Promise<EmbeddedDynamoDb> {
  const { default: dynalite } = await import('dynalite');
  const server = dynalite({ path: folder, createTableMs: 0 });
  // A killed process leaves it behind.
  await rm(socket, { force: true });
  server.listen(socket);
  await once(server, 'listening');
  const client = localClient(socket);
  return {
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
