import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { SetupError } from '#infra/setup-error.ts';
import { UsageError } from './command-line.ts';

/**
 * npm announces each script on standard output unless it is silent, which would spoil a file or what a pipe reads.
 * @throws {UsageError} when it has done so
 */
export function checkExportOutput(stdout: Writable, env: NodeJS.ProcessEnv): void {
  if (env['npm_lifecycle_event'] !== 'inquiries' || env['npm_config_loglevel'] === 'silent') return;
  if ('isTTY' in stdout && stdout.isTTY === true) return;
  throw new UsageError(
    'npm has printed lines of its own before the export. Add --output <file>, or write: npm run --silent inquiries -- export ...',
  );
}

/**
 * Writes an export to a file. As it holds personal data, only the owner may read a new file; an existing one keeps its
 * permissions.
 * @param file relative to where npm was called, which runs scripts in the project's folder
 * @returns the file's absolute path
 * @throws {SetupError} when it cannot be written
 */
export async function writeExport(
  file: string,
  content: Iterable<string> | AsyncIterable<string | Buffer>,
  { INIT_CWD }: NodeJS.ProcessEnv,
): Promise<string> {
  const target = path.resolve(INIT_CWD ?? '', file);
  try {
    await writeFile(target, content, { mode: 0o600 });
  } catch (error) {
    throw new SetupError(`Cannot write ${target} (${(error as NodeJS.ErrnoException).code}).`);
  }
  return target;
}
