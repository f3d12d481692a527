import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { ProjectProcess } from './infra/local/site-process.ts';
import { temporaryFolder } from './infra/temporary-folder.ts';

const tsc = 'node_modules/typescript/bin/tsc';
const biome = 'node_modules/@biomejs/biome/bin/biome';
const knip = 'node_modules/knip/bin/knip.js';
const vitest = 'node_modules/vitest/vitest.mjs';
const playwright = 'node_modules/@playwright/test/cli.js';

/** Scripts that stand for the two test runners: they write a report and end. */
const unitTests = (numPassedTests: number, numFailedTests: number, exitCode: number) => `
  import fs from 'node:fs';
  fs.mkdirSync('test-results', { recursive: true });
  const report = ${JSON.stringify({ numPassedTests, numFailedTests, numPendingTests: 0, numTodoTests: 0 })};
  fs.writeFileSync('test-results/unit.json', JSON.stringify(report));
  process.exit(${exitCode});`;
const browserTests = (stats: { expected: number; unexpected?: number; flaky?: number; skipped?: number }) => `
  const report = { stats: { unexpected: 0, flaky: 0, skipped: 0, ...${JSON.stringify(stats)} } };
  require('node:fs').writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE, JSON.stringify(report));`;
const halfReport = `require('node:fs').writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE, '{');`;

let project: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
}

beforeEach(() => {
  project = temporaryFolder();
  write('test/run.ts', readFileSync(path.join(import.meta.dirname, 'run.ts'), 'utf8'));
  for (const file of [tsc, biome, knip, 'infra/build.ts']) write(file, '');
  write(vitest, unitTests(5, 0, 0));
  write(playwright, browserTests({ expected: 7 }));
});

function start(...args: string[]) {
  const run = new ProjectProcess(path.join(project, 'test/run.ts'), args, {});
  const ended = run.outcome().then(({ code, stdout, stderr }) => {
    const lines = (stdout + stderr).trim().split('\n');
    return { exitCode: code, lines, lastLine: lines.at(-1) };
  });
  return { child: run.child, ended };
}

test.each([
  [
    'skips a test',
    0,
    '16 passed, 0 failed, 1 skipped',
    playwright,
    browserTests({ expected: 7, skipped: 1 }),
  ],
  ['fails a check', 1, '15 passed, 1 failed', tsc, 'process.exit(2)'],
  ['fails a unit test', 1, '15 passed, 2 failed', vitest, unitTests(4, 2, 1)],
  ['fails without a failed test', 1, '16 passed, 1 failed', vitest, unitTests(5, 0, 1)],
  ['runs no test', 1, '11 passed, 1 failed', vitest, unitTests(0, 0, 0)],
  ['leaves half a report', 1, '9 passed, 1 failed', playwright, halfReport],
  ['repeats a test', 1, '15 passed, 1 failed', playwright, browserTests({ expected: 6, flaky: 1 })],
])('a run that %s ends with exit code %i and "%s"', async (_, exitCode, lastLine, tool, script) => {
  write(tool, script);
  expect(await start().ended).toMatchObject({ exitCode, lastLine });
});

test('arguments are refused in one line, and --help names the scripts for a part', async () => {
  const refused = await start('--only', 'unit').ended;
  expect(refused).toMatchObject({ exitCode: 2, lines: [expect.stringContaining('"--only"')] });
  const help = await start('--help').ended;
  expect(help).toMatchObject({ exitCode: 0, lastLine: expect.stringContaining('npm run test:unit') });
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s stops the running step and fails the run', async (signal) => {
  const [ready, stopped] = [path.join(project, 'ready'), path.join(project, 'stopped')];
  const script = `
    const { writeFileSync } = require('node:fs');
    process.on('SIGINT', () => { writeFileSync(${JSON.stringify(stopped)}, ''); process.exit(1); });
    writeFileSync(${JSON.stringify(ready)}, '');
    setTimeout(() => undefined, 100_000);`;
  write(knip, script);
  const { child, ended } = start();
  await expect.poll(() => existsSync(ready), { timeout: 60_000 }).toBe(true);
  child.kill(signal);
  expect(await ended).toMatchObject({ exitCode: 1, lastLine: '2 passed, 1 failed' });
  expect(existsSync(stopped)).toBe(true);
});
