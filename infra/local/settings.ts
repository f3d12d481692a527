import { SetupError } from '#infra/setup-error.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Port of the local site: `PORT`, by default 8080; 0 stands for any free one.
 * @throws {SetupError} if it is not a port
 */
export function readPort({ PORT }: Variables): number {
  return parsePort('PORT', PORT, 8080);
}

/**
 * Port of the mailbox: `MAIL_PORT`, by default any free one.
 * @throws {SetupError} if it is not a port
 */
export function readMailPort({ MAIL_PORT }: Variables): number {
  return parsePort('MAIL_PORT', MAIL_PORT, 0);
}

function parsePort(name: string, text: string | undefined, defaultPort: number): number {
  if (text === undefined || text === '') return defaultPort;
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new SetupError(`${name} must be a number from 0 to 65535, not ${JSON.stringify(text)}.`);
}
