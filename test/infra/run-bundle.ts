import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';

export interface BundleRun {
  /** What the handler returned for each event. */
  readonly results: readonly unknown[];
  /** What it logged. */
  readonly log: readonly Readonly<Record<string, unknown>>[];
}

/** Invokes a bundled Lambda in a process that has this environment and nothing else. */
export async function runBundle(
  file: string,
  events: readonly unknown[],
  environment: Readonly<Record<string, string>>,
): Promise<BundleRun> {
  const script = fileURLToPath(new URL('./bundle-process.ts', import.meta.url));
  const child = spawn(process.execPath, [script, pathToFileURL(file).href], { env: environment });
  child.stdin.end(JSON.stringify(events));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (child.exitCode !== 0) throw new Error(errors);
  const lines = `${output}${errors}`.split('\n').filter((line) => line.startsWith('{'));
  const values = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return {
    results: values.filter((value) => 'result' in value).map(({ result }) => result),
    log: values.filter((value) => !('result' in value)),
  };
}
