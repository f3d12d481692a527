import { accessSync, chmodSync, constants, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#infra/dist.ts';
import { SetupError } from '#infra/setup-error.ts';

/** Where the local site stores its data. */
export interface DataFolders {
  /** `DATA_DIR`, by default `.local` in the checkout. */
  readonly folder: string;
  /** Files of the embedded DynamoDB. */
  readonly store: string;
  /** Whether `folder` is the default, so commands need not name it. */
  readonly isDefault: boolean;
}

export function dataFolders({ DATA_DIR }: NodeJS.ProcessEnv): DataFolders {
  const folder = DATA_DIR ? path.resolve(DATA_DIR) : path.join(projectRoot, '.local');
  return { folder, store: path.join(folder, 'dynamodb'), isDefault: !DATA_DIR };
}

const chooseAnother = 'Choose another folder: DATA_DIR=/some/folder npm start';

/** Only for the user of the site: inquiries are personal data. */
const privateMode = 0o700;

/** Names of the store, its lock, its note, its sockets and its copies. */
const isOwn = (name: string) => /^dynamodb(?:\.|$)/.test(name);

/**
 * Creates the folders unless they exist, and closes them to other users.
 * @throws {SetupError} if they cannot be written to, or if others may need what else is there
 */
export function prepareDataFolders(folders: DataFolders): void {
  const { folder, store } = folders;
  try {
    closeFolder(folders);
    mkdirSync(store, { recursive: true, mode: privateMode });
    for (const writable of [folder, store]) accessSync(writable, constants.W_OK);
  } catch (error) {
    if (error instanceof SetupError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new SetupError(`Cannot write to ${folder} (${code}). ${chooseAnother}`);
  }
}

/** Closes an existing folder to other users, unless it was made for something else. */
function closeFolder({ folder, isDefault }: DataFolders): void {
  const { mode } = statSync(folder, { throwIfNoEntry: false }) ?? { mode: privateMode };
  // Such as /tmp, which must stay open to everybody.
  if ((mode & 0o1000) !== 0) throw new SetupError(`${folder} is shared by all users. ${chooseAnother}`);
  // Windows has no such modes.
  if ((mode & 0o077) === 0 || process.platform === 'win32') return;
  if (!isDefault && !readdirSync(folder).every(isOwn))
    throw new SetupError(`${folder} holds other files and is open to other users. ${chooseAnother}`);
  chmodSync(folder, privateMode);
}

/** A path as it must be written in a shell command. */
export function shellQuoted(text: string): string {
  return /^[\w./:@%+,~-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
