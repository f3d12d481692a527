import { createInterface } from 'node:readline';
import { SetupError } from '#infra/setup-error.ts';
import { type Io, inquiryCount, print } from './io.ts';
import type { OpenInquiries, TableChoice } from './open-inquiries.ts';
import type { InquiryRepository } from './repository.ts';

export interface EraseOptions extends TableChoice {
  readonly email: string;
  readonly yes?: boolean;
}

/** Whole readings that may find something before the command gives up: the address is still being written to. */
const mostReadings = 10;

/**
 * Erases the inquiries of an email address, expired ones included, once its owner agrees.
 * @throws {SetupError} when nothing was erased, more keep coming in, or traces remain
 */
export async function erase(
  { email, yes = false }: EraseOptions,
  opened: OpenInquiries,
  io: Io,
): Promise<void> {
  const { repository, place, isDeployed } = opened;
  const found = (await repository?.idsOf(email)) ?? [];
  let done = `No inquiry of ${email} in ${place}.`;
  if (repository && found.length > 0) {
    const question = `${inquiryCount(found.length)} of ${email} in ${place}. Erase for good? [y/N] `;
    if (!yes && !(await confirm(question, io))) throw new SetupError('Nothing was erased.');
    done = `Erased ${inquiryCount(await eraseAll(repository, email))} of ${email}.`;
  }
  // Also if none was found: an earlier run may have been cut off between its last deletion and this.
  if (repository && !(await repository.removeTraces()))
    throw new SetupError(
      `${done} Traces remain in the files of ${place}, because another program is reading it. Run this again when that has finished.`,
    );
  const rest = `Not reached: emails that were sent, ${isDeployed ? 'backups of the last 35 days, ' : ''}files exported before.`;
  await print(io, [`${done}\n${rest}\n`]);
}

/** Erases until a whole reading finds nothing. Cut off, it has erased some, and may be run again. */
async function eraseAll(repository: InquiryRepository, email: string): Promise<number> {
  let count = 0;
  for (let readings = 0; readings < mostReadings; readings += 1) {
    const ids = await repository.idsOf(email);
    if (ids.length === 0) return count;
    for (const id of ids) {
      await repository.erase(id);
      count += 1;
    }
  }
  throw new SetupError(
    `Erased ${inquiryCount(count)} of ${email}, but more keep coming in. Run it again later.`,
  );
}

/**
 * Asks on standard error, so that a file that takes the output stays clean, and reads a line from standard input.
 * @returns whether it was `y` or `yes`; the end of the input is a no
 */
async function confirm(question: string, { stdin, stderr }: Io): Promise<boolean> {
  const lines = createInterface({ input: stdin, output: stderr });
  const reply = await new Promise<string>((resolve) => {
    lines.question(question, resolve);
    lines.once('close', () => resolve(''));
  });
  lines.close();
  return /^\s*y(?:es)?\s*$/i.test(reply);
}
