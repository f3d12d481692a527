/** `npm run bench`: measures what the project promises and says which promise holds. No figure fails anything. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pages } from '#frontend/site/pages.ts';
import { type BenchArguments, readArguments, usage } from './arguments.ts';
import type { PartOptions, PartReport } from './part-report.ts';
import { saveResults, storedResults, thisMachine } from './results.ts';
import { textTable } from './text-table.ts';

/** What can be measured, in this order. Imported when it is their turn, because each loads tools of its own. */
const parts = {
  pages: async (options) => (await import('./pages/measure-pages.ts')).measurePages(options),
  navigation: async (options) =>
    (await import('./navigation/measure-navigation.ts')).measureNavigation(options),
  reading: async (options) => (await import('./reading/measure-reading.ts')).measureReading(options),
  lambda: async (options) => (await import('./lambda/measure-lambda.ts')).measureLambda(options),
  site: async (options) => (await import('./measure-local-site.ts')).measureLocalSite(options),
} as const satisfies Record<string, (options: PartOptions) => Promise<PartReport>>;

type PartName = keyof typeof parts;
const names = Object.keys(parts) as PartName[];

const log = (line: string) => void process.stderr.write(`${line}\n`);

async function run({ names, out, rounds, paths }: BenchArguments<PartName>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  // On exit, so that it also happens after failures and signals, and after whatever the parts started has ended.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

  const reports: Record<string, PartReport> = {};
  const machine = await thisMachine();
  for (const name of names) {
    try {
      const report = await parts[name]({ rounds, paths, folder, log });
      reports[name] = report;
      console.log(`\n== ${name}\n\n${report.text.join('\n\n')}`);
    } catch (error) {
      // The other parts are measured all the same.
      console.error(`${name} could not be measured:`, error);
      process.exitCode = 1;
    }
  }
  const targets = Object.values(reports).flatMap((report) => report.targets);
  const rows = targets.map(({ name, measured, met }) => [met ? 'met' : 'NOT MET', name, measured]);
  console.log(`\n== targets\n\n${textTable(['', 'target', 'worst'], rows)}`);
  // A quick look must not replace the results of a complete run.
  const isComplete = rounds > 1 && paths.length === 0;
  const file = out === undefined ? isComplete && storedResults : path.resolve(out, 'results.json');
  if (!file) return;
  await saveResults(file, reports, machine);
  console.log(`\nStored in ${file}.`);
}

const wanted = readArguments(process.argv.slice(2), { names, paths: pages.map(({ path }) => path) });
if ('help' in wanted) console.log(usage(names));
else if ('problem' in wanted) {
  log(wanted.problem);
  process.exitCode = 1;
} else await run(wanted);
