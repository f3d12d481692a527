import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { DeleteItemCommand } from '@aws-sdk/client-dynamodb';
import { SetupError } from '#infra/setup-error.ts';
import { fromItem, partitionKey } from '#lambda/inquiry-item.ts';
import type { EraseOptions } from './command-line.ts';
import { type InquiryTable, isFrom, scanItems } from './inquiry-table.ts';
import type { OpenTable } from './open-table.ts';

interface Terminal {
  readonly stdin: Readable;
  readonly stderr: Writable;
}

/** Whole scans that may find something before the command gives up: the address is still being written to. */
const mostScans = 10;

/**
 * Erases the inquiries of an email address, expired ones included, once its owner agrees.
 * @returns what was done, and what it cannot reach
 * @throws {SetupError} when nothing was erased, or more keep coming in
 */
export async function erase(
  { email, yes = false }: EraseOptions,
  { table, place, isDeployed, compact }: OpenTable,
  terminal: Terminal,
): Promise<string> {
  const rest = `Not reached: emails that were sent, ${isDeployed ? 'backups of the last 35 days, ' : ''}files exported before.`;
  const found = table ? await idsOf(table, email) : [];
  if (!table || found.length === 0) {
    // An earlier run may have been cut off between its last deletion and this.
    await compact();
    return `No inquiry of ${email} in ${place}.\n${rest}\n`;
  }
  const question = `${inquiries(found.length)} of ${email} in ${place}. Erase for good? [y/N] `;
  if (!yes && !(await confirm(question, terminal))) throw new SetupError('Nothing was erased.');
  const count = await eraseAll(table, email);
  await compact();
  return `Erased ${inquiries(count)} of ${email}.\n${rest}\n`;
}

const inquiries = (count: number) => `${count} ${count === 1 ? 'inquiry' : 'inquiries'}`;

/** Erases until a whole scan finds nothing. Cut off, it has erased some, and may be run again. */
async function eraseAll(table: InquiryTable, email: string): Promise<number> {
  let count = 0;
  for (let scans = 0; scans < mostScans; scans += 1) {
    const ids = await idsOf(table, email);
    if (ids.length === 0) return count;
    for (const id of ids) {
      const Key = { [partitionKey]: { S: id } };
      await table.client.send(new DeleteItemCommand({ TableName: table.tableName, Key }));
      count += 1;
    }
  }
  throw new SetupError(
    `Erased ${inquiries(count)} of ${email}, but more keep coming in. Run it again later.`,
  );
}

async function idsOf(table: InquiryTable, email: string): Promise<string[]> {
  const ids: string[] = [];
  const belongs = isFrom(email);
  for await (const item of scanItems(table)) if (belongs(item)) ids.push(fromItem(item).id);
  return ids;
}

/**
 * Asks on standard error, so that a file that takes the output stays clean, and reads a line from standard input.
 * @returns whether it was `y` or `yes`; the end of the input is a no
 */
async function confirm(question: string, { stdin, stderr }: Terminal): Promise<boolean> {
  const lines = createInterface({ input: stdin, output: stderr });
  const reply = await new Promise<string>((resolve) => {
    lines.question(question, resolve);
    lines.once('close', () => resolve(''));
  });
  lines.close();
  return /^\s*y(?:es)?\s*$/i.test(reply);
}
