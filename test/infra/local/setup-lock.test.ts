import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { SetupCheckout } from './setup-checkout.ts';

/**
 * Pauses the script before each operation that may take or break a lock, from the n-th one on: it creates a file
 * `paused-<n>` and waits for `resume-<n>`.
 */
const pauses = `
const { default: fs } = await import('node:fs');
const { SITE, PAUSE_FROM } = process.env;
let times = 0;
for (const name of ['linkSync', 'renameSync', 'writeFileSync']) {
  const original = fs[name];
  fs[name] = (...args) => {
    const isDecisive = String(args[0]).includes('.local') && (name !== 'writeFileSync' || args[2]?.flag === 'wx');
    times += isDecisive ? 1 : 0;
    if (isDecisive && times >= Number(PAUSE_FROM)) {
      fs.appendFileSync(SITE + '/paused-' + times, '');
      while (!fs.existsSync(SITE + '/resume-' + times)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
    return original(...args);
  };
}
`;

const checkout = new SetupCheckout();
const eventually = { timeout: 60_000, interval: 20 };

test('installs once if two start at the same time', async () => {
  const both = [checkout.start({ STUB_NPM_WAITS: 'finish' }), checkout.start({ STUB_NPM_WAITS: 'finish' })];
  await expect.poll(() => both.map(({ stderr }) => stderr).join(), eventually).toContain('Waiting');
  checkout.write('finish');
  const outcomes = await Promise.all(both.map((child) => child.outcome()));
  expect(outcomes.map(({ code }) => code)).toEqual([0, 0]);
  expect(outcomes.map(({ stderr }) => stderr.split(' ')[0]).sort()).toEqual(['Installing', 'Waiting']);
  expect(checkout.calls()).toHaveLength(1);
});

describe('after a kill', () => {
  /** Leaves the lock of a process that is gone. */
  async function leaveLock(): Promise<string> {
    const gone = spawn(process.execPath, ['--version']);
    await once(gone, 'close');
    const lock = checkout.path('.local/install-locks/7');
    mkdirSync(path.dirname(lock), { recursive: true });
    writeFileSync(lock, String(gone.pid));
    return lock;
  }

  test('it waits for an npm that is still running, then installs', async () => {
    const { child } = checkout.start({ STUB_NPM_WAITS: 'finish' });
    await expect.poll(() => checkout.calls(), eventually).toHaveLength(1);
    child.kill('SIGKILL');
    // `close` would come later, because npm has the same pipes.
    await once(child, 'exit');
    const next = checkout.start();
    await expect.poll(() => next.stderr, eventually).toMatch(/^Waiting/);
    expect(checkout.calls()).toHaveLength(1);
    checkout.write('finish');
    expect((await next.outcome()).code).toBe(0);
    expect(checkout.calls()).toHaveLength(2);
  });

  test('it does not wait for a process that is gone, nor long for one that only has its number', async () => {
    const lock = await leaveLock();
    expect((await checkout.run()).stderr).toMatch(/^Installing/);
    rmSync(checkout.path('node_modules'), { recursive: true });
    writeFileSync(lock, String(process.pid));
    const aMinuteAgo = new Date(Date.now() - 61_000);
    utimesSync(lock, aMinuteAgo, aMinuteAgo);
    expect((await checkout.run()).stderr).toMatch(/^Installing/);
  });

  test.each([1, 2])('two never install, even if one pauses before it takes the lock (%i)', async (time) => {
    await leaveLock();
    checkout.write('pauses.mjs', pauses);
    const NODE_OPTIONS = `--import "${checkout.path('pauses.mjs')}"`;
    const paused = checkout.start({
      STUB_NPM_FAILS: '1',
      NODE_OPTIONS,
      PAUSE_FROM: String(time),
      SITE: checkout.folder,
    });
    const pausesOrPrints = (at: number) =>
      expect.poll(() => checkout.has(`paused-${at}`) || paused.stderr !== '', eventually).toBe(true);
    await pausesOrPrints(time);
    await checkout.run({ STUB_NPM_FAILS: '1' });
    const installing = checkout.start({ STUB_NPM_WAITS: 'finish' });
    await expect.poll(() => installing.stderr, eventually).toMatch(/Installing/);
    checkout.write(`resume-${time}`);
    await pausesOrPrints(time + 1);
    const another = checkout.start();
    await expect.poll(() => another.stderr, eventually).not.toBe('');
    expect(another.stderr).toMatch(/^Waiting/);
    checkout.write('finish');
    for (let later = 1; later < 9; later += 1) checkout.write(`resume-${time + later}`);
    await Promise.all([paused, installing, another].map((child) => child.outcome()));
    expect(checkout.log().map((line) => line === 'end')).toEqual(
      checkout.log().map((_, index) => index % 2 === 1),
    );
  });
});
