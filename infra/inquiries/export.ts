import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SetupError } from '#infra/setup-error.ts';
import type { StoredInquiry } from '#lambda/inquiry/stored-inquiry.ts';
import { csvOf, jsonOf, xlsxOf } from './export-formats.ts';
import { type InquiryFilter, isWantedBy } from './filter.ts';
import { type Io, inquiryCount, print } from './io.ts';
import { find, type OpenInquiries, type TableChoice } from './open-inquiries.ts';

const formats = { xlsx: xlsxOf, csv: csvOf, json: jsonOf };

export const formatNames = Object.keys(formats);

export interface ExportOptions extends TableChoice, InquiryFilter {
  readonly format: keyof typeof formats;
  /** The file that is written; by default the export goes to standard output. */
  readonly output?: string;
}

/**
 * Writes all inquiries that the filter lets through to a file or to standard output.
 * @throws {SetupError} if one that the filter names does not exist
 */
export async function exportInquiries(
  { format, output, ...filter }: ExportOptions,
  opened: OpenInquiries,
  io: Io,
): Promise<void> {
  const { repository } = opened;
  const now = new Date();
  for (const id of filter.id ?? []) await find(id, opened, now);
  let count = 0;
  async function* inquiries(): AsyncGenerator<StoredInquiry> {
    const isWanted = isWantedBy(filter);
    for await (const inquiry of repository?.all(now) ?? []) {
      if (!isWanted(inquiry)) continue;
      count += 1;
      yield inquiry;
    }
  }
  const content = formats[format](inquiries());
  if (output === undefined) return print(io, content);
  const file = await writeExport(output, content, io.env);
  await print(io, [`Exported ${inquiryCount(count)} to ${file}.\n`]);
}

/**
 * Whether npm has announced the script on standard output, which it does unless it is silent. That would spoil a file or
 * what a pipe reads.
 */
export function isSpoiledByNpm({ stdout, env }: Pick<Io, 'stdout' | 'env'>): boolean {
  const isAnnounced = env['npm_lifecycle_event'] === 'inquiries' && env['npm_config_loglevel'] !== 'silent';
  return isAnnounced && !('isTTY' in stdout && stdout.isTTY === true);
}

/**
 * Writes an export to a file. As it holds personal data, only the owner may read a new file; an existing one keeps its
 * permissions.
 * @param file relative to where npm was called, which runs scripts in the project's folder
 * @returns the file's absolute path
 * @throws {SetupError} when it cannot be written
 */
async function writeExport(
  file: string,
  content: AsyncIterable<string | Uint8Array>,
  { INIT_CWD }: NodeJS.ProcessEnv,
): Promise<string> {
  const target = path.resolve(INIT_CWD ?? '', file);
  try {
    await writeFile(target, content, { mode: 0o600 });
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall === undefined) throw error;
    throw new SetupError(`Cannot write ${target} (${code}).`);
  }
  return target;
}
