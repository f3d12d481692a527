import { accessSync, constants, mkdirSync } from 'node:fs';
import { SetupError } from '#infra/setup-error.ts';
import type { DataFolders } from './settings.ts';

/**
 * Makes the folders that the local site writes to.
 * @throws {SetupError} when that cannot be
 */
export function prepareDataFolder({ folder, store }: DataFolders): void {
  try {
    mkdirSync(store, { recursive: true });
    for (const made of [folder, store]) accessSync(made, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SetupError(
      `Cannot write to ${folder} (${code}). Choose another folder: DATA_DIR=/some/folder npm start`,
    );
  }
}
