import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { SetupError } from '#infra/setup-error.ts';
import { chooseAnother, type DataFolder } from './data-folder.ts';

/** Number of the schema below. */
const schemaVersion = 2;

const schema = `
  CREATE TABLE IF NOT EXISTS inquiries (
    id TEXT PRIMARY KEY,
    fields TEXT NOT NULL, -- a JSON object of what the visitor typed
    received_at TEXT NOT NULL,
    last_received_at TEXT NOT NULL,
    repeated_at TEXT NOT NULL DEFAULT '[]', -- a JSON array
    page_path TEXT,
    suspect TEXT NOT NULL, -- a JSON array
    expires_at INTEGER NOT NULL, -- seconds since 1970
    notified_at TEXT,
    message_id TEXT,
    bounced_at TEXT,
    outbox TEXT,
    unsent_since TEXT,
    due_at TEXT,
    alone_from TEXT,
    attempts INTEGER NOT NULL DEFAULT 0,
    first_refused_at TEXT,
    refusals INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX IF NOT EXISTS by_activity ON inquiries (last_received_at, id);
  CREATE INDEX IF NOT EXISTS outbox ON inquiries (outbox, unsent_since, id) WHERE outbox IS NOT NULL;
  PRAGMA user_version = ${schemaVersion};
`;

/** Adds to a store of version 1 what version 2 has. */
const upgrade = `
  ALTER TABLE inquiries ADD COLUMN message_id TEXT;
  ALTER TABLE inquiries ADD COLUMN bounced_at TEXT;
  ALTER TABLE inquiries ADD COLUMN first_refused_at TEXT;
  ALTER TABLE inquiries ADD COLUMN refusals INTEGER NOT NULL DEFAULT 0;
  PRAGMA user_version = ${schemaVersion};
`;

/** Milliseconds that SQLite waits for another process, blocking this one. */
const openTimeout = 5000;

/**
 * Opens the local store, and creates it if it does not exist. Other processes may read and write at the same time.
 * @throws {SetupError} if the file cannot be used
 */
export function openDatabase({ store }: Pick<DataFolder, 'store'>): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(store, { timeout: openTimeout });
    // A killed process loses nothing. `secure_delete` overwrites what is deleted with zeros.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON');
    const version = versionOf(database);
    if (version > schemaVersion)
      throw new SetupError(`${store} was written by a newer version of this project. Update the checkout.`);
    if (version < schemaVersion) {
      database.exec('BEGIN IMMEDIATE');
      // Another process may have been faster.
      const steps: readonly (string | undefined)[] = [schema, upgrade];
      database.exec(`${steps[versionOf(database)] ?? ''} COMMIT`);
    }
    return database;
  } catch (error) {
    database?.close();
    const problem = storeProblem(error, store);
    throw problem === undefined ? error : new SetupError(problem);
  }
}

const versionOf = (database: DatabaseSync) =>
  Number(database.prepare('PRAGMA user_version').get()?.['user_version']);

/** Primary result codes of SQLite (https://sqlite.org/rescode.html). */
const busy = 5;
const corrupt = 11;
const notADatabase = 26;

/** @returns undefined if the error is not SQLite's */
function resultCode(error: unknown): number | undefined {
  const { code, errcode } = error as { code?: string; errcode?: number };
  return code === 'ERR_SQLITE_ERROR' && errcode !== undefined ? errcode & 0xff : undefined;
}

/**
 * Explains in one line why the store could not be used.
 * @returns undefined if the user cannot solve the problem
 */
export function storeProblem(error: unknown, store: string): string | undefined {
  const code = resultCode(error);
  if (code === undefined) return undefined;
  const { message } = error as Error;
  if (code === busy) return `${store} is in use by another program. Try again when it has finished.`;
  if (code === corrupt || code === notADatabase)
    return `${store} is damaged or not a store of inquiries (${message}). Move it away, or ${chooseAnother}`;
  return `Cannot use the store ${store}: ${message}.`;
}

/**
 * Locks the folder until this process ends, however it ends: the operating system then releases the lock.
 * @throws {SetupError} if another site has locked it
 */
export function lockFolder({ folder, lock }: DataFolder): { close(): void } {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(lock, { timeout: 0 });
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database?.close();
    const problem =
      resultCode(error) === busy
        ? `Another site is running on ${folder}. Stop it, or ${chooseAnother}`
        : storeProblem(error, lock);
    throw problem === undefined ? error : new SetupError(problem);
  }
}

/** Milliseconds after which a request that has to write gives up. */
const writeTimeout = 2000;

/**
 * Runs statements of a server. While another process writes, it tries again: SQLite itself would block the server.
 * @param run of a database whose busy timeout is 0
 */
export async function whenFree<Result>(run: () => Result): Promise<Result> {
  const deadline = performance.now() + writeTimeout;
  for (;;) {
    try {
      return run();
    } catch (error) {
      if (resultCode(error) !== busy || performance.now() > deadline) throw error;
    }
    await sleep(20);
  }
}

/** Milliseconds for which an erasure waits for processes that read. */
const eraseTimeout = 10_000;

/**
 * Writes everything into the database file anew and empties the write-ahead log. Both may still hold what was deleted:
 * `secure_delete` does not reach what SQLite has moved to another page before.
 * @returns false if another process was reading all the time; the log then stays as it is
 */
export async function emptyLog(database: DatabaseSync, timeout = eraseTimeout): Promise<boolean> {
  const deadline = performance.now() + timeout;
  database.exec('VACUUM');
  // Each attempt keeps writers out, so it is short.
  database.exec('PRAGMA busy_timeout = 50');
  try {
    for (;;) {
      const result = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
      if (result?.['busy'] === 0) return true;
      if (performance.now() > deadline) return false;
      await sleep(200);
    }
  } finally {
    database.exec(`PRAGMA busy_timeout = ${openTimeout}`);
  }
}
