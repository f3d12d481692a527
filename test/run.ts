/** What `npm test` runs, one step after the other, all of them even when one fails. Its last line is the sum. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runStep, stopStep } from './support/child-step.ts';
import * as tests from './support/test-counts.ts';

type Part = 'check' | 'unit' | 'e2e';

interface Step {
  part: Part;
  name: string;
  args: string[];
  env?: Record<string, string>;
  /** For a test runner: the report that it writes, and how to read it. */
  report?: { file: string; read: (report: string) => tests.Counts };
}

const root = path.resolve(import.meta.dirname, '..');
const reports = mkdtempSync(path.join(tmpdir(), 'test-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

/** The script behind a package's command. */
function command(packageName: string, name: string): string {
  const folder = path.join(root, 'node_modules', packageName);
  const { bin } = createRequire(import.meta.url)(path.join(folder, 'package.json')) as {
    bin: string | Record<string, string>;
  };
  return path.join(folder, (typeof bin === 'string' ? bin : bin[name]) ?? '');
}

const unitReport = path.join(reports, 'vitest.json');
const e2eReport = path.join(reports, 'playwright.json');

const steps: readonly Step[] = [
  { part: 'check', name: 'types', args: [command('typescript', 'tsc')] },
  {
    part: 'check',
    name: 'lint and format',
    args: [command('@biomejs/biome', 'biome'), 'ci', '--diagnostic-level=warn'],
  },
  { part: 'check', name: 'dead code', args: [command('knip', 'knip'), '--no-progress'] },
  {
    part: 'unit',
    name: 'unit tests',
    args: [
      command('vitest', 'vitest'),
      'run',
      '--config=test/vitest.config.ts',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
    report: { file: unitReport, read: tests.vitestCounts },
  },
  { part: 'e2e', name: 'build', args: ['infra/bundle/build.ts'] },
  {
    part: 'e2e',
    name: 'browser tests',
    args: [
      command('@playwright/test', 'playwright'),
      'test',
      '--config=test/playwright.config.ts',
      '--reporter=dot,json',
    ],
    env: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport,
      // Compiled tests, which it would leave in the temporary folder.
      PWTEST_CACHE_DIR: path.join(root, 'node_modules/.cache/playwright'),
    },
    report: { file: e2eReport, read: tests.playwrightCounts },
  },
];

async function run({ name, args, env, report }: Step): Promise<tests.Counts> {
  console.log(`\n== ${name}`);
  const started = performance.now();
  const exitCode = await runStep(args, root, env);
  const text = report && existsSync(report.file) ? readFileSync(report.file, 'utf8') : undefined;
  const { problem, ...counts }: tests.Counts & { problem?: string } = report
    ? tests.runnerCounts(exitCode, text, report.read)
    : tests.checkCounts(exitCode);
  if (problem !== undefined) console.log(`The step "${name}" ${problem}.`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`== ${name}: ${tests.lastLine(counts)} (${seconds} s)`);
  return counts;
}

const { values } = parseArgs({ options: { only: { type: 'string' } }, strict: false });
const chosen = steps.filter(({ part }) => values['only'] === undefined || values['only'] === part);
if (chosen.length === 0) console.error('Usage: npm test [-- --only check|unit|e2e]');

let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopStep();
    interrupted = true;
  });
}

const results: tests.Counts[] = [];
for (const step of chosen) {
  if (!interrupted) results.push(await run(step));
}
// What did not run because somebody stopped it has not passed.
if (interrupted) results.push(tests.checkCounts(1));
const total = tests.sum(results);
console.log(`\n${tests.lastLine(total)}`);
process.exitCode = tests.exitCodeOf(total);
