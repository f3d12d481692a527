import { createRequire } from 'node:module';
import { SetupError } from '#infra/setup-error.ts';

interface LevelDatabase {
  open(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Whether another process has the store open, by LevelDB's own lock, which ends with the process however it ends.
 * Asked before dynalite opens it, because dynalite would crash over a locked one.
 * @param folder an existing folder
 * @throws {SetupError} when it cannot be opened for another reason
 */
export async function isLocked(folder: string): Promise<boolean> {
  // The copy that dynalite itself opens the store with.
  const { Level } = createRequire(import.meta.resolve('dynalite'))('level') as {
    Level: new (folder: string) => LevelDatabase;
  };
  const database = new Level(folder);
  try {
    await database.open();
    await database.close();
    return false;
  } catch (error) {
    const { cause } = error as Error;
    if (!(cause instanceof Error)) throw error;
    if ('code' in cause && cause.code === 'LEVEL_LOCKED') return true;
    throw new SetupError(`Cannot open the store in ${folder}: ${cause.message}`);
  }
}
