import { awsProblem } from '#infra/aws-problem.ts';
import { SetupError } from '#infra/setup-error.ts';
import { dataFolders } from '#infra/store/data-folders.ts';
import type { DataRequest, TableChoice } from './arguments.ts';
import { confirm } from './confirm.ts';
import { csvOf } from './csv.ts';
import { deployedSource } from './deployed-source.ts';
import { countOfEmail, eraseEmail } from './erase.ts';
import { findItem } from './find-item.ts';
import { type InquiryRecord, toRecord } from './inquiry-record.ts';
import { inquiryText } from './inquiry-text.ts';
import { jsonOf } from './json.ts';
import { listingOf } from './listing.ts';
import { openLocalSource } from './local-source.ts';
import { nextPageCommand } from './next-page-command.ts';
import type { ClosedSource, OpenSource } from './open-source.ts';
import { print } from './print.ts';
import { type ReadOptions, readInquiries } from './read-inquiries.ts';
import { resend } from './resend.ts';

type TableRequest = DataRequest & TableChoice;

/**
 * Does what was asked of a table, local or deployed.
 * @throws {SetupError} when it could not, in one line
 */
export async function answerRequest(request: TableRequest): Promise<void> {
  const table = await deployedTable(request);
  const source = table === undefined ? await localSource() : deployedSource(table, request.region);
  try {
    await answer(request, source);
  } catch (error) {
    const problem = table === undefined ? undefined : awsProblem(error, source.place);
    throw problem === undefined ? error : new SetupError(problem);
  } finally {
    await source.close?.();
  }
}

/** Nothing when the local one is meant. */
async function deployedTable({ stack, table, region }: TableChoice): Promise<string | undefined> {
  if (stack === undefined) return table;
  // Here, as only this needs a second SDK client.
  const { tableOfStack } = await import('./stack-table.ts');
  return tableOfStack(stack, region);
}

/** The local table, or just the place where it would be. */
async function localSource(): Promise<OpenSource | ClosedSource> {
  const folders = dataFolders(process.env);
  return (await openLocalSource(folders)) ?? { place: folders.store };
}

async function answer(request: TableRequest, source: OpenSource | ClosedSource): Promise<void> {
  const now = new Date();
  const open = source.client ? source : undefined;
  const read = (options: ReadOptions) => (open ? readInquiries(open, options) : none());
  switch (request.command) {
    case 'list': {
      const { limit, suspect } = request;
      const before = request.before === undefined ? undefined : await findItem(source, request.before, now);
      const kind = `${before ? 'older ' : ''}${suspect ? 'suspect ' : ''}`;
      const whenEmpty = `No ${kind}inquiries in ${source.place}.`;
      const nextPage = nextPageCommand(request);
      const page = read({ now, limit: limit + 1, before, suspect });
      return print(listingOf(page, { limit, whenEmpty, nextPage }));
    }
    case 'show':
      return print([inquiryText(toRecord(await findItem(source, request.id, now)))]);
    case 'export': {
      const all = read({ now });
      return print(request.format === 'csv' ? csvOf(all) : jsonOf(all));
    }
    case 'resend': {
      const { id } = request;
      return print([`The mail of inquiry ${id} is sent once more. ${await resend(source, id, now)}\n`]);
    }
    case 'erase':
      return print([open ? await erase(request, open, now) : nobody(request.email, source.place)]);
  }
}

async function erase(
  { email, yes }: Extract<TableRequest, { command: 'erase' }>,
  source: OpenSource,
  now: Date,
): Promise<string> {
  const count = await countOfEmail(source, email, now);
  if (count === 0) return nobody(email, source.place);
  const question = `${inquiries(count)} of ${email} in ${source.place}. Erase for good? [y/N] `;
  if (!yes && !(await confirm(question))) throw new SetupError('Nothing was erased.');
  return `Erased ${inquiries(await eraseEmail(source, email, now))} of ${email}.\n`;
}

const inquiries = (count: number) => `${count} ${count === 1 ? 'inquiry' : 'inquiries'}`;

const nobody = (email: string, place: string) => `No inquiry of ${email} in ${place}.\n`;

async function* none(): AsyncGenerator<InquiryRecord> {
  yield* [];
}
