import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as z from 'zod/mini';
import { type EmbeddedDynamoDb, openLevel, socketFor, startDynamoDb } from './embedded-dynamodb.ts';
import { finishRebuild, hasExpired, rebuildStore } from './rebuild-store.ts';
import { createTable, describeTable, isActive } from './table.ts';

/** The local store while it is open, with the inquiries' table in it. */
export interface LocalStore extends EmbeddedDynamoDb {
  /** Removes deleted inquiries from the files as well. Nothing may be written between this and closing the store. */
  compact(): Promise<void>;
}

const storeNote = z.object({
  pid: z.number(),
  /** The process to end, if it is another one. */
  owner: z.optional(z.number()),
  socket: z.optional(z.string()),
});

/** Says which process has the store open and, if it serves others, where they reach it. */
export type StoreNote = z.infer<typeof storeNote>;

type Served = Required<Pick<StoreNote, 'socket'>> & Pick<StoreNote, 'owner'>;

/** The note is next to the store while the store is open. A killed process leaves it behind. */
const noteFile = (folder: string) => `${folder}.json`;

/** @returns undefined if there is no note, or an incomplete one */
export function readStoreNote(folder: string): StoreNote | undefined {
  try {
    return storeNote.parse(JSON.parse(readFileSync(noteFile(folder), 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Opens the local store, and repairs it if it was not closed the last time.
 * @param folder of its files
 * @param served where other processes may use it through this one; expired inquiries are then deleted first
 * @returns undefined if another process has it open
 * @throws {SetupError} if it cannot be opened
 */
export async function openStore(folder: string, served?: Served): Promise<LocalStore | undefined> {
  // This empty database is open only for its lock, because dynalite does not report whether it could lock its own files.
  const lock = await openLevel(`${folder}.lock`);
  if (lock === undefined) return undefined;
  let database: EmbeddedDynamoDb | undefined;
  try {
    database = await openLocked(folder, served);
  } finally {
    if (database === undefined) await lock.close();
  }
  return (
    database && {
      ...database,
      compact: () => rebuildStore(folder, database.client),
      async close() {
        await database.close();
        await finishRebuild(folder);
        await rm(noteFile(folder), { force: true });
        await lock.close();
      },
    }
  );
}

async function openLocked(folder: string, served?: Served): Promise<EmbeddedDynamoDb | undefined> {
  await finishRebuild(folder);
  // dynalite would end the process if the files are damaged, or if another program has them open.
  const files = await openLevel(folder);
  if (files === undefined) return undefined;
  await files.close();
  // A running site sends writes to the served socket at any time, and they must not go to a store that is being copied.
  const privateSocket = await socketFor(`${folder}.private`);
  const store = await startDynamoDb(folder, privateSocket);
  try {
    if (
      (await needsRebuild(folder, store.client)) ||
      (served !== undefined && (await hasExpired(store.client)))
    )
      await rebuildStore(folder, store.client);
  } finally {
    await store.close();
  }
  await finishRebuild(folder);
  const note: StoreNote = { pid: process.pid, ...served };
  await writeFile(noteFile(folder), `${JSON.stringify(note)}\n`);
  return startDynamoDb(folder, served?.socket ?? privateSocket);
}

/** Also creates the table of a new store. */
async function needsRebuild(folder: string, client: DynamoDBClient): Promise<boolean> {
  const table = await describeTable(client);
  if (table === undefined) {
    await createTable(client);
    return false;
  }
  return !isActive(table) || existsSync(noteFile(folder));
}
