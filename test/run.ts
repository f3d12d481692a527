/** `npm test`: runs every step, also after one that failed. The last line of the output is the sum. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

interface Step {
  readonly command: string;
  /** JSON report of a test runner; a step without one counts as one test. */
  readonly report?: string;
}

const [unit, browser] = ['test-results/unit.json', 'test-results/browser.json'];
const steps: readonly Step[] = [
  { command: 'npm run --silent check' },
  {
    command: `vitest run --config=test/vitest.config.ts --reporter=dot --reporter=json --outputFile=${unit}`,
    report: unit,
  },
  { command: 'npm run --silent build' },
  { command: 'playwright test --config=test/playwright.config.ts --reporter=dot,json', report: browser },
];

/** The counts in a report of Vitest or Playwright. A test that passed only when it was repeated counts as failed. */
function readCounts(report: string) {
  const { stats, ...vitest } = JSON.parse(readFileSync(report, 'utf8'));
  if (stats)
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  const skipped = vitest.numPendingTests + vitest.numTodoTests;
  return { passed: vitest.numPassedTests, failed: vitest.numFailedTests, skipped };
}

function run({ command, report }: Step) {
  console.log(`\n== ${command}`);
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: browser };
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env });
  const counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    Object.assign(counts, report ? readCounts(report) : { passed: status === 0 ? 1 : 0 });
  } catch (error) {
    console.log(`There is no report: ${(error as Error).message}`);
  }
  // A runner that crashed, or that ran nothing, has failed even if its report names no failed test.
  if (counts.failed === 0 && (status !== 0 || counts.passed === 0)) counts.failed = 1;
  return counts;
}

rmSync('test-results', { recursive: true, force: true });
const results = steps.map(run);
const sum = (count: 'passed' | 'failed' | 'skipped') =>
  results.reduce((total, result) => total + result[count], 0);
const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
if (skipped > 0) console.log(`\n${skipped} skipped`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
