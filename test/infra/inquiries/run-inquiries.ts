import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { projectRoot } from '#infra/dist.ts';
import { main } from '#infra/inquiries/inquiries.ts';
import { type Outcome, ProjectProcess } from '../local/site-process.ts';

type Variables = Readonly<Record<string, string>>;

const script = path.join(projectRoot, 'infra/inquiries/inquiries.ts');

/** The command in a process of its own, which takes a second to load the SDK. */
export function inquiriesProcess(args: string, variables: Variables): ProjectProcess {
  return new ProjectProcess(script, args.split(' '), variables);
}

/** What a command inside this process reads and writes. */
export function ioFor(env: Variables = {}, input = '') {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const written = Promise.all([text(stdout), text(stderr)]);
  return {
    io: { stdin: Readable.from([Buffer.from(input)]), stdout, stderr, env },
    /** Everything that it has written. */
    async printed() {
      stdout.end();
      stderr.end();
      const [out, err] = await written;
      return { stdout: out, stderr: err };
    },
  };
}

/** The command inside this process. */
export async function runInquiries(args: string, env: Variables = {}, input = ''): Promise<Outcome> {
  const { io, printed } = ioFor(env, input);
  const code = await main(args.split(' ').filter(Boolean), io);
  return { code, ...(await printed()) };
}
