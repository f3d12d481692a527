import { SetupError } from '#infra/setup-error.ts';

/**
 * The ports of the site, by default 8080, and of the mailbox, undefined without `MAIL_PORT`. 0 stands for any free one.
 * @throws {SetupError} if one is not a port, or both are the same
 */
export function readPorts({ PORT, MAIL_PORT }: NodeJS.ProcessEnv) {
  const site = PORT ? parsePort('PORT', PORT) : 8080;
  const mail = MAIL_PORT ? parsePort('MAIL_PORT', MAIL_PORT) : undefined;
  if (site !== 0 && site === mail)
    throw new SetupError(`PORT and MAIL_PORT must differ, and both are ${site}.`);
  return { site, mail };
}

function parsePort(name: string, text: string): number {
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new SetupError(`${name} must be a number from 0 to 65535, not ${JSON.stringify(text)}.`);
}
