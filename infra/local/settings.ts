import { SetupError } from '#infra/setup-error.ts';

/** 0 stands for any free port. */
export interface Ports {
  /** `PORT`, by default 8080. */
  readonly site: number;
  /** `MAIL_PORT`, the mailbox's; undefined if it is not set. */
  readonly mail: number | undefined;
}

/** @throws {SetupError} if one is not a port, or both are the same */
export function readPorts({ PORT, MAIL_PORT }: NodeJS.ProcessEnv): Ports {
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
