import path from 'node:path';
import { projectRoot } from '#infra/build/dist-layout.ts';
import { SetupError } from '#infra/setup-error.ts';

type Variables = Readonly<Record<string, string | undefined>>;

const defaultPort = 8080;

/**
 * Port of the local site: `PORT`, by default 8080; 0 stands for any free one.
 * @throws {SetupError} when it is no port
 */
export function readPort({ PORT }: Variables): number {
  return parsePort('PORT', PORT, defaultPort);
}

/**
 * Port of the mailbox: `MAIL_PORT`, by default any free one.
 * @throws {SetupError} when it is no port
 */
export function readMailPort({ MAIL_PORT }: Variables): number {
  return parsePort('MAIL_PORT', MAIL_PORT, 0);
}

function parsePort(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined || text === '') return otherwise;
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new SetupError(`${name} must be a number from 0 to 65535, not ${JSON.stringify(text)}.`);
}

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
