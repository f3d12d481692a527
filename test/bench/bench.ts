/** `npm run bench`: measures what the project promises and says which promise holds. No figure fails anything. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Argument, Command, Option } from 'commander';
import { pages } from '#frontend/site/pages.ts';
import type { PartOptions, PartReport } from './part-report.ts';
import { readResults, rounded, saveResults, storedResults, thisMachine } from './results.ts';

/** What can be measured, in this order. Imported when it is their turn, because each loads tools of its own. */
const parts = {
  sizes: async () => (await import('./measure-sizes.ts')).measureSizes(),
  pages: async (options) => (await import('./pages/measure-pages.ts')).measurePages(options),
  photo: async (options) => (await import('./pages/measure-photo.ts')).measurePhoto(options),
  navigation: async (options) =>
    (await import('./navigation/measure-navigation.ts')).measureNavigation(options),
  reading: async (options) => (await import('./reading/measure-reading.ts')).measureReading(options),
  lambda: async (options) => (await import('./lambda/measure-lambda.ts')).measureLambda(options),
  site: async (options) => (await import('./measure-local-site.ts')).measureLocalSite(options),
} as const satisfies Record<string, (options: PartOptions) => Promise<PartReport>>;

type PartName = keyof typeof parts;

interface BenchOptions {
  readonly quick?: boolean;
  /** Paths. */
  readonly page: readonly string[];
  readonly out?: string;
}

const fullRounds = 5;

const log = (line: string) => void process.stderr.write(`${line}\n`);

async function run(names: readonly PartName[], { quick = false, page, out }: BenchOptions): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  // On exit, so that it also happens after failures and signals, and after whatever the parts started has ended.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

  const reports: Record<string, PartReport> = {};
  const machine = await thisMachine();
  for (const name of names) {
    try {
      const rounds = quick ? 1 : fullRounds;
      const report = rounded(await parts[name]({ rounds, paths: page, folder, log }));
      reports[name] = report;
      for (const [title, rows] of Object.entries(report.tables)) {
        console.log(`\n${name}: ${title}`);
        console.table(rows);
      }
    } catch (error) {
      // The other parts are measured all the same.
      console.error(`${name} could not be measured:`, error);
      process.exitCode = 1;
    }
  }
  const stored = await readResults();
  console.log('\nTargets, next to what the stored run measured');
  console.table(
    Object.entries(reports).flatMap(([part, { targets }]) =>
      targets.map((target) => ({
        ...target,
        stored: stored[part]?.targets.find(({ name }) => name === target.name)?.measured,
      })),
    ),
  );
  // A quick look must not replace the results of a complete run.
  const isComplete = !quick && page.length === 0;
  const file = out === undefined ? isComplete && storedResults : path.resolve(out, 'results.json');
  if (!file) return;
  await saveResults(file, reports, machine);
  console.log(`\nStored in ${file}.`);
}

await new Command('npm run bench --')
  .addArgument(
    new Argument('[parts...]', 'what to measure').choices(Object.keys(parts)).default(Object.keys(parts)),
  )
  .option('--quick', `one round instead of ${fullRounds}; the results are printed, not stored`)
  .addOption(
    new Option('--page <path...>', 'measure these pages instead of all; not stored either')
      .choices(pages.map(({ path }) => path))
      .default([]),
  )
  .option('--out <folder>', 'store the results in this folder, whatever was measured')
  .action(run)
  .parseAsync();
