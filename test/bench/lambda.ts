/** `node test/bench/lambda.ts`: what the bundled Lambdas weigh, and what they take, cold and warm. Nothing fails by a figure. */
import { mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleHandlers } from '#infra/bundle/handlers.ts';
import { type ColdImport, measureColdImports } from './lambda-cold.ts';
import { memoryChoices } from './lambda-memory.ts';
import { measureCalls } from './lambda-warm.ts';
import { atMost, type PartReport } from './part-report.ts';
import { textTable } from './text-table.ts';

export interface LambdaOptions {
  /** Fresh processes for each bundle. */
  readonly rounds?: number;
  /** Calls in a row. */
  readonly calls?: number;
  /** Takes a line of progress. */
  readonly say?: (line: string) => void;
}

/** The environment of the stack, as far as a Lambda reads it when it starts. */
const environment = {
  TABLE_NAME: 'inquiries',
  METRICS_NAMESPACE: 'website',
  SALES_EMAIL: 'sales@company.example',
  SENDER_EMAIL: 'website@company.example',
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'bench',
  AWS_SECRET_ACCESS_KEY: 'bench',
  // What it logs would be measured as well, and fill a pipe.
  POWERTOOLS_LOG_LEVEL: 'SILENT',
};

/** Measures the bundled Lambdas beside the same code bundled plainly and beside a Lambda that does nothing. */
export async function measureLambda(options: LambdaOptions = {}): Promise<PartReport> {
  const { rounds = 20, calls: count = 10_000, say = () => undefined } = options;
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-lambda-'));
  try {
    const empty = path.join(folder, 'empty.mjs');
    writeFileSync(empty, 'export const handler = async () => ({ statusCode: 200 });\n');
    const names = await bundleHandlers(path.join(folder, 'trimmed'));
    await bundleHandlers(path.join(folder, 'plain'), {});
    const files: Record<string, string> = { empty };
    for (const name of names) {
      for (const kind of ['plain', 'trimmed'])
        files[`${name}, ${kind}`] = path.join(folder, kind, name, 'index.mjs');
    }
    say(`Starting each of ${Object.keys(files).length} Lambdas ${rounds} times ...`);
    const cold = await measureColdImports(files, rounds, environment);
    say(`Calling submit-inquiry ${count} times ...`);
    const submit = 'submit-inquiry, trimmed';
    const calls = await measureCalls(files[submit] ?? '', count, { ...environment, METRICS_NAMESPACE: '' });
    const memory = memoryChoices(cold[submit] as ColdImport, calls);

    const none = cold['empty']?.cpuMs ?? 0;
    const bundles = Object.entries(files).map(([name, file]) => {
      const run = cold[name] as ColdImport;
      return { name, bytes: statSync(file).size, ...run, cpuMsOverEmpty: run.cpuMs - none };
    });
    const over = (name: string) =>
      bundles.find((bundle) => bundle.name === name)?.cpuMsOverEmpty ?? Number.NaN;
    const halves = names.map((name) => ({
      where: name,
      value: over(`${name}, trimmed`) / over(`${name}, plain`),
    }));
    const bytes = bundles
      .filter(({ name }) => name === submit)
      .map((one) => ({ where: one.name, value: one.bytes }));
    return {
      figures: { rounds, calls: { count, ...calls }, bundles, memory },
      text: [
        textTable(
          ['bundle', 'bytes', 'cold import CPU ms', 'over empty', 'wall ms', 'peak MB'],
          bundles.map((one) => [one.name, one.bytes, one.cpuMs, one.cpuMsOverEmpty, one.wallMs, one.peakMB]),
        ),
        textTable(
          ['submit-inquiry', 'ms'],
          [
            ['first call, CPU', calls.first.cpuMs],
            [`each of ${count} more, CPU`, calls.cpuMsEach],
            ['p50', calls.p50],
            ['p99', calls.p99],
          ],
        ),
        textTable(
          ['memory MB', 'CPUs', 'cold ms', 'warm ms', 'cold GB-s', 'warm GB-s', 'memory used'],
          memory.map((one) => [
            one.memoryMB,
            one.cpuShare,
            one.coldMs,
            one.warmMs,
            one.coldGBs,
            one.warmGBs,
            one.used,
          ]),
        ),
      ],
      targets: [
        atMost('bytes of a bundle', 200 * 1024, bytes),
        atMost('cold import CPU over the plain bundle', 0.5, halves),
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// Not import.meta.main, which the oldest Node 24 lacks; the real path, as the checkout may be reached by a link.
if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) {
  const { text, targets } = await measureLambda({ say: (line) => process.stderr.write(`${line}\n`) });
  const kept = targets.map(({ name, measured, met }) => `${met ? 'met' : 'NOT MET'}: ${name}: ${measured}`);
  console.log([...text, ...kept].join('\n\n'));
}
