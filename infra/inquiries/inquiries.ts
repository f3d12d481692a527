import { realpathSync } from 'node:fs';
import { problemOf } from '#infra/setup-error.ts';
import { parseCommandLine, UsageError } from './command-line.ts';
import type { Io } from './run-request.ts';

/**
 * The owner's command: `npm run inquiries`.
 * @param argv what follows the command's name
 * @returns the exit code: 0 success, 1 failure, 2 usage error
 */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  try {
    const request = parseCommandLine(argv, io.env);
    // Loaded here because help and a mistyped command need no SDK.
    const { printTo, runRequest } = await import('./run-request.ts');
    if (typeof request === 'string') await printTo(io.stdout, [request]);
    else await runRequest(request, io);
    return 0;
  } catch (error) {
    const isUsage = error instanceof UsageError;
    const problem = isUsage ? error.message : problemOf(error);
    if (problem === undefined) throw error;
    io.stderr.write(`${problem}\n`);
    return isUsage ? 2 : 1;
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) {
  process.exitCode = await main(process.argv.slice(2), process);
}
