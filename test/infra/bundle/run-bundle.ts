import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';

export interface BundleRun {
  /** What the handler answered to each event. */
  readonly answers: readonly unknown[];
  /** What it logged. */
  readonly log: readonly Readonly<Record<string, unknown>>[];
}

/** Invokes a bundled Lambda in a process of its own that has this environment and nothing else. */
export async function runBundle(
  file: string,
  events: readonly unknown[],
  environment: Readonly<Record<string, string>>,
): Promise<BundleRun> {
  const script = fileURLToPath(new URL('./bundle-process.ts', import.meta.url));
  const child = spawn(process.execPath, [script, pathToFileURL(file).href], { env: environment });
  child.stdin.end(JSON.stringify(events));
  const [output, complaints] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (child.exitCode !== 0) throw new Error(complaints);
  const lines = `${output}${complaints}`.split('\n').filter((line) => line.startsWith('{'));
  const values = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return {
    answers: values.filter((value) => 'answer' in value).map(({ answer }) => answer),
    log: values.filter((value) => !('answer' in value)),
  };
}
