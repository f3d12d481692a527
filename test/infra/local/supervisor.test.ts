import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { projectRoot } from '#infra/dist.ts';
import { type SupervisedProcess, supervise } from '#infra/local/supervisor.ts';
import { SetupError } from '#infra/setup-error.ts';
import { temporaryFolder } from '../temporary-folder.ts';

let printed: string[];
let supervised: SupervisedProcess | undefined;

beforeEach(() => {
  printed = [];
});
afterEach(() => supervised?.close());

/** Supervises a process whose opening is this code. */
function start(open: string): SupervisedProcess {
  const script = path.join(temporaryFolder(), 'script.ts');
  const supervisor = pathToFileURL(path.join(projectRoot, 'infra/local/supervisor.ts'));
  writeFileSync(
    script,
    `import { existsSync, writeFileSync } from 'node:fs';
import { runSupervised } from '${supervisor}';
await runSupervised(async () => { ${open} });
`,
  );
  const log = (line: string) => void printed.push(line);
  supervised = supervise({ script: pathToFileURL(script), args: [], name: 'part', log });
  return supervised;
}

const opened = 'return { close: async () => undefined };';
const timer = 'setInterval(() => undefined, 1000);';
const untilPrinted = (count: number) =>
  vi.waitUntil(() => printed.length >= count, { timeout: 60_000, interval: 10 });

it('a process that cannot start the first time is not started again', async () => {
  const problem = new SetupError('port 1 is taken');
  await expect(start(`throw new Error('port 1 is taken');`).started).rejects.toThrow(problem);
  expect(printed).toEqual([]);
});

it('a process that ends is started again, each time with a line that says why it ended or cannot start', async () => {
  const mark = path.join(temporaryFolder(), 'mark');
  await start(`
    if (existsSync('${mark}')) throw new Error('full');
    writeFileSync('${mark}', '');
    setTimeout(() => { throw new Error('no space\\nleft'); }, 10);
    ${opened}`).started;
  await untilPrinted(3);
  const reasons = ['no space', 'full', 'full'];
  expect(printed).toEqual(reasons.map((reason) => `The part ended: ${reason}. It is being restarted.`));
});

it('it has run since a time when it has not ended since, and was not away then', async () => {
  const part = start(`setTimeout(() => process.exit(3), 50); ${opened}`);
  const before = performance.now();
  await part.started;
  const ready = performance.now();
  expect([before, ready].map(part.hasRunSince)).toEqual([false, true]);
  await untilPrinted(1);
  const away = performance.now();
  expect([ready, away].map(part.hasRunSince)).toEqual([false, false]);
  expect(printed).toEqual(['The part ended: exit code 3. It is being restarted.']);
  // It is ready again in between.
  await untilPrinted(2);
  expect(part.hasRunSince(away)).toBe(false);
});

it('closing waits until the process has closed what it opened, and does not start it again', async () => {
  const closed = path.join(temporaryFolder(), 'closed');
  const part = start(`${timer} return { close: async () => writeFileSync('${closed}', '') };`);
  await part.started;
  await part.close();
  expect([existsSync(closed), printed]).toEqual([true, []]);
});

it('closing ends a process that does not close', async () => {
  const part = start(`${timer} return { close: () => new Promise(() => undefined) };`);
  await part.started;
  await part.close();
  expect(printed).toEqual([]);
});
