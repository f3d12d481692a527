/** Runs every step of `npm test`, also after one that failed. The last line of the output is the sum. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const [argument] = process.argv.slice(2);
if (argument === '--help') {
  console.log(`npm test takes no arguments: it runs types, lint, dead code, unit tests and browser tests.
Its parts: npm run check, npm run test:unit -- <path>, npm run test:e2e -- <name>`);
  process.exit();
}
if (argument !== undefined) {
  console.error(`Unknown argument "${argument}"; npm test -- --help shows how to run a part of the tests.`);
  process.exit(2);
}

const vitest = 'node_modules/vitest/vitest.mjs run --config=test/vitest.config.ts';
const playwright = 'node_modules/@playwright/test/cli.js test --config=test/playwright.config.ts';
const [unitReport, e2eReport] = ['test-results/unit.json', 'test-results/e2e.json'];
process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = e2eReport;

/** The name of each step, the script that Node runs for it, and the JSON report of a test runner. */
const steps: [name: string, script: string, report?: string][] = [
  ['types', 'node_modules/typescript/bin/tsc'],
  ['lint and format', 'node_modules/@biomejs/biome/bin/biome ci --error-on-warnings'],
  ['dead code', 'node_modules/knip/bin/knip.js --no-progress'],
  ['unit tests', `${vitest} --reporter=dot --reporter=json --outputFile=${unitReport}`, unitReport],
  ['build', 'infra/build.ts'],
  ['browser tests', `${playwright} --reporter=dot,json`, e2eReport],
];

/** Reads the report of Vitest or Playwright. A test that passed only when it was repeated counts as failed. */
function readCounts(report: string) {
  const { stats, ...json } = JSON.parse(readFileSync(report, 'utf8'));
  if (stats)
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = json;
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

let running: ChildProcess | undefined;
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    interrupted = true;
    running?.kill('SIGINT');
  });

process.chdir(path.resolve(import.meta.dirname, '..'));
rmSync('test-results', { recursive: true, force: true });
const total = { passed: 0, failed: 0, skipped: 0 };
for (const [name, script, report] of steps) {
  if (interrupted) break;
  console.log(`\n== ${name}`);
  running = spawn(process.execPath, script.split(' '), {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: 20 * 60_000,
  });
  const [exitCode] = await once(running, 'close');
  let counts = { passed: exitCode === 0 ? 1 : 0, failed: 0, skipped: 0 };
  try {
    if (report !== undefined) counts = readCounts(report);
  } catch (error) {
    console.log(`There is no report of the ${name}: ${(error as Error).message}`);
    counts.passed = 0;
  }
  // A runner that crashed, or that ran nothing, has failed even if its report names no failed test.
  if (counts.failed === 0 && (exitCode !== 0 || counts.passed === 0)) counts.failed = 1;
  if (counts.failed > 0) console.log(`\nThe step "${name}" failed.`);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 && !interrupted ? 0 : 1;
