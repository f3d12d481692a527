/** A problem that the user can solve. Its message says in one line what is wrong and what to do. */
export class SetupError extends Error {}

/** Runs a command. A SetupError is printed as one line, without a stack trace, and the exit code is 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
