import type { Readable, Writable } from 'node:stream';
import { awsProblem } from '#infra/aws-problem.ts';
import { SetupError } from '#infra/setup-error.ts';
import { readDeployment } from '#infra/stack-outputs.ts';
import { shellQuoted } from '#infra/store/data-folders.ts';
import { fromItem, type Item, isExpired, type StoredInquiry } from '#lambda/inquiry-item.ts';
import type { ListRequest, Request } from './command-line.ts';
import { erase } from './erase.ts';
import { csvOf, jsonOf } from './export-formats.ts';
import { checkExportOutput, writeExport } from './export-output.ts';
import {
  findItem,
  type InquiryTable,
  isFrom,
  readInquiries,
  readUnsent,
  scanItems,
} from './inquiry-table.ts';
import { noSuchInquiry, type OpenTable, openTable } from './open-table.ts';
import { prove } from './prove.ts';
import { resend } from './resend.ts';
import { inquiryText, listingOf } from './terminal-text.ts';

/** What the command reads and writes, as `process` has it. */
export interface Io {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * Does what was asked of a table, local or deployed.
 * @throws {SetupError} when it could not, in one line
 * @throws {UsageError} when npm's lines would spoil an export
 */
export async function runRequest(request: Request, io: Io): Promise<void> {
  if (request.command === 'prove' && request.outputs !== undefined) {
    const { stack, region, senderDomain } = readDeployment(request.outputs);
    if (senderDomain !== undefined) return runRequest({ command: 'prove', isBrief: true, stack, region }, io);
    return printTo(io.stdout, ['No test inquiry was sent, as salesEmail is not set.\n']);
  }
  if (request.command === 'export' && request.output === undefined) checkExportOutput(io.stdout, io.env);
  const opened = await openTable(request, io.env);
  try {
    await run(request, opened, io);
  } catch (error) {
    const problem = opened.isDeployed ? awsProblem(error, opened.place) : undefined;
    throw problem === undefined ? error : new SetupError(problem);
  } finally {
    await opened.close();
  }
}

async function run(request: Request, opened: OpenTable, io: Io): Promise<void> {
  const { place, table } = opened;
  const now = new Date();
  const print = (chunks: Parameters<typeof printTo>[1]) => printTo(io.stdout, chunks);
  switch (request.command) {
    case 'list':
      return print(await list(request, opened, now, io.env));
    case 'show': {
      const item = table && (await findItem(table, request.id, now));
      if (!item) throw noSuchInquiry(request.id, place);
      return print([inquiryText(fromItem(item))]);
    }
    case 'export': {
      const inquiries = table ? await allInquiries(table, now, request.email) : [];
      const content = request.format === 'csv' ? csvOf(inquiries) : jsonOf(inquiries);
      if (request.output === undefined) return print(content);
      const file = await writeExport(request.output, content, io.env);
      const count = `${inquiries.length} ${inquiries.length === 1 ? 'inquiry' : 'inquiries'}`;
      return print([`Exported ${count} to ${file}.\n`]);
    }
    case 'resend':
      return print([await resend(request.id, opened, now)]);
    case 'prove':
      return prove(opened, (line) => print([line]), request.isBrief ? async () => undefined : undefined);
    case 'erase':
      return print([await erase(request, opened, io)]);
  }
}

/** Writes as fast as the reader takes it. */
export async function printTo(
  stdout: Writable,
  chunks: Iterable<string> | AsyncIterable<string | Buffer>,
): Promise<void> {
  // A failed write is reported to its callback; without a listener, the event would end the process as well.
  stdout.on('error', () => undefined);
  for await (const chunk of chunks) {
    try {
      await new Promise<void>((resolve, reject) => {
        stdout.write(chunk, (error) => (error ? reject(error) : resolve()));
      });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // The reader has seen enough, as in `... | head`.
      if (code === 'EPIPE') return;
      throw new SetupError(`Cannot write the output (${code}).`);
    }
  }
}

async function list(
  request: ListRequest,
  { place, table, isDeployed }: OpenTable,
  now: Date,
  { DATA_DIR }: Io['env'],
): Promise<AsyncIterable<string>> {
  const { limit, before: id, suspect = false, unsent = false } = request;
  let before: Item | undefined;
  if (id !== undefined) {
    before = table && (await findItem(table, id, now));
    if (!before) throw noSuchInquiry(id, place);
    if (unsent && !fromItem(before).outbox)
      throw new SetupError(`The email about inquiry ${id} has been sent. Start over without --before.`);
  }
  const kind = `${before ? 'older ' : ''}${suspect ? 'suspect ' : ''}${unsent ? 'unsent ' : ''}`;
  const read = unsent ? readUnsent : readInquiries;
  return listingOf(table ? read(table, { now, before, suspect }) : [], {
    columns: unsent ? 'unsent' : 'received',
    limit,
    whenEmpty: `No ${kind}inquiries in ${place}.`,
    nextPage: (last) =>
      `${DATA_DIR && !isDeployed ? `DATA_DIR=${shellQuoted(DATA_DIR)} ` : ''}${nextPageCommand(last, request)}`,
  });
}

/** The command that lists the page after an inquiry, in the same way as this one was listed. */
function nextPageCommand(id: string, { command, before, ...options }: ListRequest): string {
  const rest = Object.entries(options).map(([name, value]) =>
    value === true ? `--${name}` : `--${name} ${value}`,
  );
  return ['npm run inquiries --', command, '--before', id, ...rest].join(' ');
}

/** All that have not expired, newest first. They are held in memory to be sorted: 100,000 take about 390 MB. */
async function allInquiries(table: InquiryTable, now: Date, email?: string): Promise<StoredInquiry[]> {
  const inquiries: StoredInquiry[] = [];
  const isWanted = email === undefined ? () => true : isFrom(email);
  for await (const item of scanItems(table)) {
    if (isWanted(item) && !isExpired(item, now)) inquiries.push(fromItem(item));
  }
  return inquiries.sort((a, b) => b.receivedAt.localeCompare(a.receivedAt));
}
