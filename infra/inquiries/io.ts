import type { Readable, Writable } from 'node:stream';
import { SetupError } from '#infra/setup-error.ts';

/** What the command reads and writes, as `process` has it. */
export interface Io {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  readonly env: NodeJS.ProcessEnv;
}

/** Writes to standard output as fast as its reader takes it. */
export async function print(
  { stdout }: Pick<Io, 'stdout'>,
  chunks: Iterable<string> | AsyncIterable<string | Uint8Array>,
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

/** Such as `2 inquiries`. */
export const inquiryCount = (count: number) => `${count} ${count === 1 ? 'inquiry' : 'inquiries'}`;
