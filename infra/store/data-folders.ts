import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#infra/bundle/dist-layout.ts';
import { SetupError } from '#infra/setup-error.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Files of the local site. */
export interface DataFolders {
  /** `DATA_DIR`, by default `.local` in the checkout. */
  readonly folder: string;
  /** The embedded DynamoDB's own files. */
  readonly store: string;
  /** Where the running site says how to reach its store. */
  readonly running: string;
  /** Where it is noted how far inquiries were told. */
  readonly position: string;
  /** Notes of inquiries whose mail was asked for once more. */
  readonly resends: string;
  /** Whether it is the default, so that commands need not name it. */
  readonly isDefault: boolean;
}

export function dataFolders({ DATA_DIR }: Variables): DataFolders {
  const folder = DATA_DIR ? path.resolve(DATA_DIR) : path.join(projectRoot, '.local');
  return {
    folder,
    store: path.join(folder, 'dynamodb'),
    running: path.join(folder, 'dynamodb.json'),
    position: path.join(folder, 'told.json'),
    resends: path.join(folder, 'resends'),
    isDefault: !DATA_DIR,
  };
}

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
