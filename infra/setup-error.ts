/** A problem that the user can solve. Its message says in one line what is wrong and what to do. */
export class SetupError extends Error {}

/** What the file system refuses for a reason that the user can correct. */
const fileProblems = ['EACCES', 'EBUSY', 'EDQUOT', 'EFBIG', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'];

/** @returns the line to print; undefined if the error is a mistake in this project */
export function problemOf(error: unknown): string | undefined {
  if (error instanceof SetupError) return error.message;
  const { code = '', path, syscall } = error as NodeJS.ErrnoException;
  // An error of writing to an open file does not name it.
  if (path === undefined && ['EDQUOT', 'ENOSPC'].includes(code)) return `The disk is full (${code}).`;
  // On a read-only file system, Node reports ENOENT for a recursive mkdir.
  const isFileProblem = fileProblems.includes(code) || syscall === 'mkdir';
  return path !== undefined && isFileProblem ? `Cannot write to ${path} (${code}).` : undefined;
}

/** Runs a command. A problem that the user can solve is printed as one line, without a stack trace; the exit code is 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const problem = problemOf(error);
    if (problem === undefined) throw error;
    process.stderr.write(`${problem}\n`);
    process.exitCode = 1;
  }
}
