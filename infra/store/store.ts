import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as z from 'zod/mini';
import { outboxIndex } from '#lambda/inquiry-item.ts';
import { type EmbeddedDynamoDb, openLevel, startDynamoDb } from './embedded-dynamodb.ts';
import { finishRebuild, rebuildStore } from './rebuild-store.ts';
import { createTable, describeTable, hasIndex, isActive } from './table.ts';

/** The local store while it is open, with the inquiries' table in it. */
export type LocalStore = EmbeddedDynamoDb;

const storeNote = z.object({ pid: z.number(), endpoint: z.optional(z.string()) });

/** Says which process has the store open and, if it serves others, where they reach it. */
export type StoreNote = z.infer<typeof storeNote>;

/** The note lies beside the store while the store is open. A killed process leaves it behind. */
const noteFile = (folder: string) => `${folder}.json`;

/** @returns undefined if there is no note, or an incomplete one */
export function readStoreNote(folder: string): StoreNote | undefined {
  try {
    return storeNote.parse(JSON.parse(readFileSync(noteFile(folder), 'utf8')));
  } catch {
    return undefined;
  }
}

export interface OpenStoreOptions {
  /** Whether other processes may use the store through this one. */
  readonly announce?: boolean;
}

/**
 * Opens the local store, and repairs it if it was not closed the last time.
 * @param folder of its files
 * @returns undefined if another process has it open
 * @throws {SetupError} if it cannot be opened
 */
export async function openStore(
  folder: string,
  options: OpenStoreOptions = {},
): Promise<LocalStore | undefined> {
  // This empty database is open only for its lock, because dynalite does not report whether it could lock its own files.
  const lock = await openLevel(`${folder}.lock`);
  if (lock === undefined) return undefined;
  let database: EmbeddedDynamoDb | undefined;
  try {
    database = await openLocked(folder, options);
  } finally {
    if (database === undefined) await lock.close();
  }
  return (
    database && {
      ...database,
      async close() {
        await database.close();
        await rm(noteFile(folder), { force: true });
        await lock.close();
      },
    }
  );
}

async function openLocked(
  folder: string,
  { announce = false }: OpenStoreOptions,
): Promise<EmbeddedDynamoDb | undefined> {
  await finishRebuild(folder);
  // dynalite would end the process if the files are damaged, or open in an earlier version of this project.
  const files = await openLevel(folder);
  if (files === undefined) return undefined;
  await files.close();
  let database = await startDynamoDb(folder);
  try {
    if (await needsRebuild(folder, database.client)) {
      await rebuildStore(folder, database.client);
      await database.close();
      await finishRebuild(folder);
      database = await startDynamoDb(folder);
    }
    const note: StoreNote = { pid: process.pid, ...(announce && { endpoint: database.endpoint }) };
    await writeFile(noteFile(folder), `${JSON.stringify(note)}\n`);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Also creates the table of a new store. */
async function needsRebuild(folder: string, client: DynamoDBClient): Promise<boolean> {
  const table = await describeTable(client);
  if (table === undefined) {
    await createTable(client);
    return false;
  }
  return !isActive(table) || !hasIndex(table, outboxIndex.name) || existsSync(noteFile(folder));
}
