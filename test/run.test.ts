import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let project: string;

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
};

/** Replaces a tool by a script. */
const stub = {
  tsc: (script: string) => write('node_modules/typescript/bin/tsc', script),
  knip: (script: string) => write('node_modules/knip/bin/knip.js', script),
  vitest: (passed: number, failed: number, exitCode: number) =>
    write(
      'node_modules/vitest/vitest.mjs',
      `import fs from 'node:fs';
      const report = { numPassedTests: ${passed}, numFailedTests: ${failed}, numPendingTests: 0, numTodoTests: 0 };
      fs.mkdirSync('test-results');
      fs.writeFileSync('test-results/unit.json', JSON.stringify(report));
      process.exit(${exitCode});`,
    ),
  playwright: (stats: object) =>
    write(
      'node_modules/@playwright/test/cli.js',
      `const fs = require('node:fs');
      const report = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...${JSON.stringify(stats)} } };
      fs.mkdirSync('test-results', { recursive: true });
      fs.writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE, JSON.stringify(report));`,
    ),
};

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'run-test-'));
  write('test/run.ts', '');
  cpSync(path.join(import.meta.dirname, 'run.ts'), path.join(project, 'test/run.ts'));
  write('infra/bundle/build.ts', '');
  write('node_modules/@biomejs/biome/bin/biome', '');
  stub.tsc('');
  stub.knip('');
  stub.vitest(5, 0, 0);
  stub.playwright({ expected: 7 });
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

function start(...args: string[]) {
  const child = spawn(process.execPath, [path.join(project, 'test/run.ts'), ...args]);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data;
    });
  const ended = once(child, 'close').then(([exitCode]) => ({
    exitCode,
    output,
    lines: output.trim().split('\n'),
  }));
  return { child, ended };
}

test.each<[name: string, lastLine: string, breakIt: () => void]>([
  ['a check that fails', '15 passed, 1 failed', () => stub.tsc('process.exit(2)')],
  ['a failed test', '15 passed, 2 failed', () => stub.vitest(4, 2, 1)],
  ['a runner that fails without a failed test', '16 passed, 1 failed', () => stub.vitest(5, 0, 1)],
  ['a runner that runs nothing', '11 passed, 1 failed', () => stub.vitest(0, 0, 0)],
  [
    'a runner that leaves no report',
    '11 passed, 1 failed',
    () => write('node_modules/vitest/vitest.mjs', ''),
  ],
  [
    'half a report',
    '9 passed, 1 failed',
    () =>
      write(
        'node_modules/@playwright/test/cli.js',
        "require('node:fs').writeFileSync('test-results/e2e.json', '{')",
      ),
  ],
  [
    'a tool that is missing',
    '15 passed, 1 failed',
    () => rmSync(path.join(project, 'node_modules/knip'), { recursive: true }),
  ],
  [
    'a test that passes at the second try only',
    '15 passed, 1 failed',
    () => stub.playwright({ expected: 6, flaky: 1 }),
  ],
])('%s fails the run, after all the other steps', async (_, lastLine, breakIt) => {
  breakIt();
  const { exitCode, lines } = await start().ended;
  expect({ exitCode, lastLine: lines.at(-1) }).toEqual({ exitCode: 1, lastLine });
});

test('the last line counts each check and each test, and skipped tests only if there are any', async () => {
  expect(await start().ended).toMatchObject({
    exitCode: 0,
    output: expect.stringMatching(/\n16 passed, 0 failed\n$/),
  });
  stub.playwright({ expected: 7, skipped: 1 });
  expect(await start().ended).toMatchObject({
    exitCode: 0,
    output: expect.stringMatching(/\n16 passed, 0 failed, 1 skipped\n$/),
  });
});

test('arguments are refused in one line, and --help says what to use', async () => {
  const refused = await start('--only', 'unit').ended;
  expect(refused).toMatchObject({ exitCode: 2, lines: [expect.stringContaining('"--only"')] });
  expect(await start('--help').ended).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining('npm run test:unit'),
  });
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s stops the step that runs, and the run fails',
  async (signal) => {
    const [ready, stopped] = [path.join(project, 'ready'), path.join(project, 'stopped')];
    stub.knip(`
    const { writeFileSync } = require('node:fs');
    process.on('SIGINT', () => { writeFileSync(${JSON.stringify(stopped)}, ''); process.exit(1); });
    writeFileSync(${JSON.stringify(ready)}, '');
    setTimeout(() => undefined, 100_000);`);
    const { child, ended } = start();
    await expect.poll(() => existsSync(ready), { timeout: 60_000 }).toBe(true);
    child.kill(signal);
    const { exitCode, lines } = await ended;
    expect({ exitCode, lastLine: lines.at(-1) }).toEqual({ exitCode: 1, lastLine: '2 passed, 1 failed' });
    expect(existsSync(stopped)).toBe(true);
  },
);
