import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const source = path.resolve(import.meta.dirname, '..');
let project: string;

/** Puts a script in a tool's place. */
function fake(packageName: string, bin: string, script: string) {
  const folder = path.join(project, 'node_modules', packageName);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ bin: { [bin]: 'tool.cjs' } }));
  writeFileSync(path.join(folder, 'tool.cjs'), `const fs = require('node:fs');\n${script}`);
}

const vitestReports = (passed: number, failed: number) => `
  const option = process.argv.find((argument) => argument.startsWith('--outputFile.json='));
  fs.writeFileSync(option.split('=')[1], JSON.stringify({
    numPassedTests: ${passed}, numFailedTests: ${failed}, numPendingTests: 0, numTodoTests: 0, testResults: [],
  }));
  process.exitCode = ${failed > 0 ? 1 : 0};`;

const playwrightReports = (expected: number) => `
  fs.writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE, JSON.stringify({
    stats: { expected: ${expected}, unexpected: 0, flaky: 0, skipped: 1 },
  }));`;

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'run-test-'));
  for (const file of ['test/run.ts', 'test/support/child-step.ts', 'test/support/test-counts.ts'])
    cpSync(path.join(source, file), path.join(project, file));
  mkdirSync(path.join(project, 'infra/bundle'), { recursive: true });
  mkdirSync(path.join(project, 'node_modules'));
  writeFileSync(path.join(project, 'package.json'), '{"type":"module"}');
  writeFileSync(path.join(project, 'infra/bundle/build.ts'), 'export {};');
  symlinkSync(path.join(source, 'node_modules/zod'), path.join(project, 'node_modules/zod'));
  fake('typescript', 'tsc', '');
  fake('@biomejs/biome', 'biome', '');
  fake('knip', 'knip', '');
  fake('vitest', 'vitest', vitestReports(5, 0));
  fake('@playwright/test', 'playwright', playwrightReports(7));
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

function start(...args: string[]) {
  const child = spawn(process.execPath, ['test/run.ts', ...args], { cwd: project });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  const done = once(child, 'close').then(([code]) => ({
    code,
    lastLine: output.trimEnd().split('\n').at(-1),
  }));
  return { child, done };
}

test('every check counts one, every test of the runners one', async () => {
  expect(await start().done).toEqual({ code: 0, lastLine: '16 passed, 0 failed, 1 skipped' });
});

test('a failed step fails the whole, and the steps after it still run', async () => {
  fake('typescript', 'tsc', 'process.exit(2)');
  fake('vitest', 'vitest', vitestReports(4, 2));
  expect(await start().done).toEqual({ code: 1, lastLine: '14 passed, 3 failed, 1 skipped' });
});

test('a runner that crashes, or cannot even start, is a failure', async () => {
  fake('vitest', 'vitest', 'process.kill(process.pid, "SIGKILL")');
  rmSync(path.join(project, 'node_modules/@playwright/test/tool.cjs'));
  expect(await start().done).toEqual({ code: 1, lastLine: '4 passed, 2 failed' });
});

test.each([
  ['check', '3 passed, 0 failed', 0],
  ['unit', '5 passed, 0 failed', 0],
  ['e2e', '8 passed, 0 failed, 1 skipped', 0],
  ['nothing', '0 passed, 0 failed', 1],
])('--only %s', async (part, lastLine, code) => {
  expect(await start('--only', part).done).toEqual({ code, lastLine });
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s stops the step and what it started, and fails',
  async (signal) => {
    const [ready, stopped] = [path.join(project, 'ready'), path.join(project, 'stopped')];
    const grandchild = `
    process.on('SIGINT', () => { require('node:fs').writeFileSync(${JSON.stringify(stopped)}, ''); process.exit(); });
    require('node:fs').writeFileSync(${JSON.stringify(ready)}, '');
    setTimeout(() => undefined, 100000);`;
    fake(
      'knip',
      'knip',
      `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(grandchild)}]);`,
    );
    const { child, done } = start();
    await expect.poll(() => existsSync(ready), { timeout: 60_000 }).toBe(true);
    child.kill(signal);
    expect(await done).toEqual({ code: 1, lastLine: '2 passed, 2 failed' });
    await expect.poll(() => existsSync(stopped), { timeout: 60_000 }).toBe(true);
  },
);
