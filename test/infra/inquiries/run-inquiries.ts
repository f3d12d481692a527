import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import { vi } from 'vitest';
import { projectRoot } from '#infra/bundle/dist-layout.ts';
import { type Outcome, ProjectProcess } from '../local/site-process.ts';

type Variables = Readonly<Record<string, string>>;

/** `npm run inquiries` as it is, in a process of its own, which takes a second to load the SDK. */
export function inquiriesProcess(args: string, variables: Variables): ProjectProcess {
  const script = path.join(projectRoot, 'infra/inquiries/inquiries.ts');
  return new ProjectProcess(script, args.split(' '), variables);
}

/** Keeps what is written to it. */
class Kept extends Writable {
  readonly #chunks: Buffer[] = [];

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }

  get text(): string {
    return Buffer.concat(this.#chunks).toString();
  }
}

/**
 * The same inside this process, without that second. One at a time: while it runs, the arguments, the environment, the
 * input and the outputs of this process are its own.
 */
export async function runInquiries(args: string, variables: Variables, input = ''): Promise<Outcome> {
  const [stdout, stderr] = [new Kept(), new Kept()];
  const { argv, env, exitCode } = process;
  const spies = [
    vi
      .spyOn(process, 'stdin', 'get')
      .mockReturnValue(Readable.from([Buffer.from(input)]) as typeof process.stdin),
    vi.spyOn(process, 'stdout', 'get').mockReturnValue(stdout as Writable as typeof process.stdout),
    vi.spyOn(process, 'stderr', 'get').mockReturnValue(stderr as Writable as typeof process.stderr),
  ];
  process.argv = [process.execPath, 'inquiries.ts', ...args.split(' ')];
  process.env = { ...env, ...variables };
  process.exitCode = undefined;
  try {
    // The script runs when it is loaded.
    vi.resetModules();
    await import('#infra/inquiries/inquiries.ts');
    return { code: Number(process.exitCode ?? 0), stdout: stdout.text, stderr: stderr.text };
  } finally {
    for (const spy of spies) spy.mockRestore();
    Object.assign(process, { argv, env, exitCode });
  }
}
