import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#infra/dist.ts';
import { SetupError } from '#infra/setup-error.ts';

/** Where the local site stores its data. */
export interface DataFolder {
  /** `DATA_DIR`, by default `.local` in the checkout. */
  readonly folder: string;
  /** The SQLite database of inquiries. SQLite has files next to it while it is open. */
  readonly store: string;
  /** A database that the running site keeps locked, so that it is the only one. */
  readonly lock: string;
  /** Whether `folder` is the default, so commands need not name it. */
  readonly isDefault: boolean;
}

export function dataFolder({ DATA_DIR }: NodeJS.ProcessEnv): DataFolder {
  const folder = DATA_DIR ? path.resolve(DATA_DIR) : path.join(projectRoot, '.local');
  return {
    folder,
    store: path.join(folder, 'inquiries.sqlite'),
    lock: path.join(folder, 'site.lock'),
    isDefault: !DATA_DIR,
  };
}

export const chooseAnother = 'choose another folder: DATA_DIR=/some/folder npm start';

/** Only for the user of the site: inquiries are personal data. */
const privateMode = 0o700;

const isOwn = (name: string) => /^(?:inquiries\.sqlite|site\.lock)(?:-|$)/.test(name);

/**
 * Creates the folder unless it exists, and closes it to other users.
 * @throws {SetupError} if it cannot be written to, or if others may need what else is there
 */
export function prepareDataFolder(data: DataFolder): void {
  const { folder } = data;
  try {
    if (existsSync(folder)) closeFolder(data);
    else createFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    if (error instanceof SetupError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new SetupError(`Cannot write to ${folder} (${code}): ${chooseAnother}`);
  }
}

/** `mkdirSync` by itself would try for ever below a folder such as /proc. */
function createFolder(folder: string): void {
  const parent = path.dirname(folder);
  if (!existsSync(parent)) createFolder(parent);
  mkdirSync(folder, { mode: privateMode });
}

/** Closes an existing folder to other users, unless it was made for something else. */
function closeFolder({ folder, isDefault }: DataFolder): void {
  const status = statSync(folder);
  const { mode } = status;
  if (!status.isDirectory()) throw new SetupError(`${folder} is not a folder: ${chooseAnother}`);
  // Such as /tmp, which must stay open to everybody.
  if ((mode & 0o1000) !== 0) throw new SetupError(`${folder} is shared by all users: ${chooseAnother}`);
  // Windows has no such modes.
  if (process.platform === 'win32') return;
  // Whoever owns the folder can open it again. The default one belongs to whom the checkout belongs to.
  if (!isDefault && status.uid !== process.getuid?.())
    throw new SetupError(`${folder} belongs to another user: ${chooseAnother}`);
  if ((mode & 0o200) === 0) throw new SetupError(`${folder} is read-only: ${chooseAnother}`);
  if ((mode & 0o077) === 0) return;
  if (!isDefault && !readdirSync(folder).every(isOwn))
    throw new SetupError(`${folder} holds other files and is open to other users: ${chooseAnother}`);
  chmodSync(folder, privateMode);
}

/** @throws {SetupError} if the folder has the store of a version before SQLite, which must not be overlooked */
export function refuseOldStore({ folder }: DataFolder): void {
  const old = path.join(folder, 'dynamodb');
  if (!existsSync(old)) return;
  throw new SetupError(
    `${old} holds inquiries that an earlier version stored, and this version cannot read them. Export what you need with that version (npm run inquiries -- export), then delete it: rm -r ${shellQuoted(old)}*`,
  );
}

/** A path as it must be written in a shell command. */
export function shellQuoted(text: string): string {
  return /^[\w./:@%+,~-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
