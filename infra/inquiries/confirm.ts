import { createInterface } from 'node:readline';

/**
 * Asks on standard error, so that a file that takes the output stays clean, and reads a line from standard input.
 * @returns whether it was `y` or `yes`; the end of the input is a no
 */
export async function confirm(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await new Promise<string>((resolve) => {
    lines.question(question, resolve);
    lines.once('close', () => resolve(''));
  });
  lines.close();
  return /^\s*y(?:es)?\s*$/i.test(answer);
}
