import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#infra/bundle/dist-layout.ts';
import { SetupError } from '#infra/setup-error.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Where the local site stores its data. */
export interface DataFolders {
  /** `DATA_DIR`, by default `.local` in the checkout. */
  readonly folder: string;
  /** Files of the embedded DynamoDB. */
  readonly store: string;
  /** Whether `folder` is the default, so commands need not name it. */
  readonly isDefault: boolean;
}

export function dataFolders({ DATA_DIR }: Variables): DataFolders {
  const folder = DATA_DIR ? path.resolve(DATA_DIR) : path.join(projectRoot, '.local');
  return { folder, store: path.join(folder, 'dynamodb'), isDefault: !DATA_DIR };
}

/**
 * Creates the folders unless they exist.
 * @throws {SetupError} if they cannot be written to
 */
export function prepareDataFolders({ folder, store }: DataFolders): void {
  try {
    mkdirSync(store, { recursive: true });
    for (const writable of [folder, store]) accessSync(writable, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SetupError(
      `Cannot write to ${folder} (${code}). Choose another folder: DATA_DIR=/some/folder npm start`,
    );
  }
}
