import { createInterface } from 'node:readline';
import { SetupError } from '#infra/setup-error.ts';
import { describeFilter, type InquiryFilter } from './filter.ts';
import { type Io, inquiryCount, print } from './io.ts';
import type { OpenInquiries, TableChoice } from './open-inquiries.ts';
import type { InquiryRepository } from './repository.ts';

export interface EraseOptions extends TableChoice, InquiryFilter {
  readonly yes?: boolean;
}

/** Whole readings that may find something before the command gives up: the address is still being written to. */
const mostReadings = 10;

/** How many are erased at a time. */
const atATime = 100;

/**
 * Erases the inquiries that the filter lets through, expired ones included, once the owner agrees to their number.
 * @throws {SetupError} when nothing was erased, an id does not exist, more keep coming in, or traces remain
 */
export async function erase(
  { yes = false, ...filter }: EraseOptions,
  opened: OpenInquiries,
  io: Io,
): Promise<void> {
  const { repository, place, isDeployed } = await withUnusedTable(opened);
  const which = describeFilter(filter);
  const missing = await missingIds(filter, repository);
  const found = (await repository?.idsOf(filter)) ?? [];
  let done = `No inquiry${which} in ${place}.`;
  if (repository && found.length > 0) {
    const question = `${inquiryCount(found.length)}${which} in ${place}.${notThere(missing)} Erase for good? [y/N] `;
    if (!yes && !(await confirm(question, io))) throw new SetupError('Nothing was erased.');
    done = `Erased ${inquiryCount(await eraseAll(repository, filter, found))}${which}.`;
  }
  // Also if none was found: an earlier run may have been cut off between its last deletion and this.
  if (repository && !(await repository.removeTraces()))
    throw new SetupError(
      `${done} Traces remain in the files of ${place}, because another program is reading it. Run this again when that has finished.`,
    );
  if (missing.length > 0) throw new SetupError(`${done}${notThere(missing)}`);
  const copies = isDeployed
    ? 'backups of the last 35 days, tables that were restored or copied by hand, '
    : '';
  const rest = `Not reached: emails that were sent, ${copies}files exported before.`;
  await print(io, [`${done}\n${rest}\n`]);
}

type Erasable = Pick<InquiryRepository, 'status' | 'idsOf' | 'eraseMany' | 'removeTraces'>;

type OpenErasable = Pick<OpenInquiries, 'place' | 'isDeployed'> & { readonly repository?: Erasable };

/** Treats both tables of a stack as one: the restored one that it uses, and its own, unless that was deleted. */
async function withUnusedTable(opened: OpenInquiries): Promise<OpenErasable> {
  const { repository, unused, place, isDeployed } = opened;
  if (!repository || !unused || !(await exists(unused.repository))) return opened;
  const both = [repository, unused.repository];
  return {
    isDeployed,
    place: `${place} and in ${unused.place}`,
    repository: {
      status: async (id) => (await repository.status(id)) ?? unused.repository.status(id),
      idsOf: async (filter) => [
        ...new Set((await Promise.all(both.map((table) => table.idsOf(filter)))).flat()),
      ],
      eraseMany: async (ids) => void (await Promise.all(both.map((table) => table.eraseMany(ids)))),
      removeTraces: async () => (await Promise.all(both.map((table) => table.removeTraces()))).every(Boolean),
    },
  };
}

async function exists(table: Erasable): Promise<boolean> {
  try {
    await table.status('-');
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === 'ResourceNotFoundException') return false;
    throw error;
  }
}

async function missingIds(
  { id: ids = [] }: InquiryFilter,
  repository: Erasable | undefined,
): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const id of ids) if (!(await repository?.status(id))) missing.push(id);
  return missing;
}

/** A sentence about ids that do not exist; empty if all do. */
function notThere([first, ...others]: readonly string[]): string {
  if (first === undefined) return '';
  return ` There is no inquiry ${JSON.stringify(first)}${others.length > 0 ? `, nor ${others.length} more of these ids` : ''}.`;
}

/**
 * Erases until a whole reading finds nothing: of an address also what arrives meanwhile, otherwise only what the owner
 * was told of. Cut off, it has erased some, and may be run again.
 */
async function eraseAll(
  repository: Erasable,
  filter: InquiryFilter,
  found: readonly string[],
): Promise<number> {
  const counted = new Set(found);
  let count = 0;
  for (let readings = 0; readings < mostReadings; readings += 1) {
    const present = await repository.idsOf(filter);
    const ids = filter.email === undefined ? present.filter((id) => counted.has(id)) : present;
    if (ids.length === 0) return count;
    for (let i = 0; i < ids.length; i += atATime) {
      const some = ids.slice(i, i + atATime);
      await repository.eraseMany(some);
      count += some.length;
    }
  }
  throw new SetupError(
    `Erased ${inquiryCount(count)}${describeFilter(filter)}, but more keep coming in. Run it again later.`,
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
