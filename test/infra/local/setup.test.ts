import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { SetupCheckout } from './setup-checkout.ts';

const checkout = new SetupCheckout();
const eventually = { timeout: 60_000, interval: 20 };

/** A Node that runs npm by the one of this test, and only claims to be old. */
function oldNode(): string {
  const file = checkout.path('old-node');
  const script = `#!/bin/sh\n[ "$1" = --version ] && echo v20.20.2 || exec "${process.execPath}" "$@"\n`;
  writeFileSync(file, script, { mode: 0o755 });
  return file;
}

test('installs once, prints that in one line on standard error, and again when the lock file changed', async () => {
  const stderr = expect.stringMatching(/^Installing packages .*\n$/);
  expect(await checkout.run()).toEqual({ code: 0, stdout: '', stderr });
  checkout.write('package.json', '{"type":"module","name":"changed"}');
  expect(await checkout.run()).toEqual({ code: 0, stdout: '', stderr: '' });
  // Under `npm --silent`, a failed installation would print nothing. No package may run scripts.
  expect(checkout.calls()).toEqual([expect.stringMatching(/^ci .*--loglevel=error .*--ignore-scripts/)]);
  checkout.write('package-lock.json', '{"name":"changed"}');
  await checkout.run();
  expect(checkout.calls()).toHaveLength(2);
});

test("stores downloads in the checkout if npm's cache cannot be written to, and only then", async () => {
  await checkout.run();
  expect(checkout.calls()).toEqual([expect.not.stringContaining('--cache')]);
  checkout.write('package-lock.json', '{"name":"changed"}');
  await checkout.run({ STUB_NPM_CACHE: checkout.path('package.json/cache') });
  expect(checkout.calls()[1]).toMatch(/ --cache .*a site\/\.local\/npm-cache$/);
});

test("prints npm's error, fails, and tries again the next time", async () => {
  const failed = await checkout.run({ STUB_NPM_FAILS: '1' });
  expect(failed).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/EXAMPLE[\s\S]*npm ci ended with 7/),
  });
  expect((await checkout.run()).code).toBe(0);
});

test('an interruption ends npm, and does not leave what looks like a finished installation', async () => {
  const interrupted = checkout.start({ STUB_NPM_WAITS: 'finish' });
  await expect.poll(() => checkout.calls(), eventually).toHaveLength(1);
  interrupted.child.kill('SIGINT');
  expect((await interrupted.outcome()).code).toBe(1);
  expect((await checkout.run()).code).toBe(0);
  expect(checkout.calls()).toHaveLength(2);
});

test('says at once that it stops, and ends npm at the second Ctrl-C if npm does not end', async () => {
  const variables = { STUB_NPM_WAITS: 'finish', STUB_NPM_IGNORES_SIGNALS: '1' };
  const stopping = checkout.start(variables);
  await expect.poll(() => checkout.calls(), eventually).toHaveLength(1);
  stopping.child.kill('SIGINT');
  await expect.poll(() => stopping.stderr, eventually).toMatch(/Stopping the installation.*Ctrl-C/);
  await expect.poll(() => checkout.log(), eventually).toContain('SIGINT');
  // npm repeats a signal that its child received already, so two close ones are one.
  stopping.child.kill('SIGINT');
  await sleep(700);
  expect(stopping.child.exitCode).toBeNull();
  stopping.child.kill('SIGINT');
  expect((await stopping.outcome()).code).toBe(1);
  expect(stopping.stderr.match(/Stopping/g)).toHaveLength(1);
});

describe('while npm is still trying', () => {
  test('says that the registry does not respond', async () => {
    const offline = checkout.start({ STUB_NPM_WAITS: 'finish', STUB_NPM_PING: 'ENOTFOUND' });
    const line = /^npm cannot reach the package registry \(ENOTFOUND\)[^\n]*\n/m;
    await expect.poll(() => offline.stderr, eventually).toMatch(line);
    checkout.write('finish');
    expect((await offline.outcome()).code).toBe(0);
  });

  test.each([
    ['npm error code EAI_AGAIN', 'EAI_AGAIN'],
    ['npm error code ECONNREFUSED', 'ECONNREFUSED'],
    ['npm error code ETIMEDOUT', 'ETIMEDOUT'],
    // A registry that does not know the question has responded.
    ['npm error code E404', undefined],
    ['', undefined],
  ])('"%s" names this code of a lost connection: %s', async (stderr, code) => {
    const { connectionError } = await import(checkout.path('infra/local/npm.mjs'));
    expect(connectionError(stderr)).toBe(code);
  });
});

describe('on a disk that is too small', () => {
  const small = `data:text/javascript,import fs from 'node:fs';fs.statfsSync=()=>({bavail:5e5,bsize:1000})`;
  const NODE_OPTIONS = `--import "${small}"`;

  test('says how much is missing before it installs', async () => {
    const { code, stderr } = await checkout.run({ NODE_OPTIONS });
    expect(stderr).toMatch(/^[^\n]*0\.5 GB[^\n]*free[^\n]*0\.9 GB[^\n]*\nInstalling[^\n]*\n$/);
    expect(code).toBe(0);
  });

  test('names the disk as the likely reason when the installation fails', async () => {
    const isFull = /\n[^\n]*disk[^\n]*full[^\n]*\n$/;
    const failing = await checkout.run({ NODE_OPTIONS, STUB_NPM_FAILS: '1' });
    expect(failing).toMatchObject({ code: 1, stderr: expect.stringMatching(isFull) });
    // npm does without an optional package, such as Node, if it cannot be stored.
    const variables = { STUB_NODE: '/bin/false', npm_node_execpath: oldNode() };
    const incomplete = await checkout.run({ NODE_OPTIONS, ...variables });
    expect(incomplete).toMatchObject({ code: 1, stderr: expect.stringMatching(isFull) });
  });
});

describe('prints in one line', () => {
  const oneLine = (pattern: RegExp) => ({ code: 1, stdout: '', stderr: expect.stringMatching(pattern) });

  test('that npm is too old or missing', async () => {
    const old = await checkout.run({ STUB_NPM_VERSION: '9.8.1' });
    expect(old).toEqual(oneLine(/^[^\n]*npm 10[^\n]*9\.8\.1[^\n]*\n$/));
    const missing = await checkout.run({ npm_execpath: '', PATH: checkout.folder });
    expect(missing).toEqual(oneLine(/^[^\n]*npm 10[^\n]*none[^\n]*\n$/));
  });

  test('that Node runs no TypeScript below node_modules', async () => {
    checkout.moveBelow('node_modules');
    expect(await checkout.run()).toEqual(oneLine(/^[^\n]*node_modules[^\n]*\n$/));
    expect(checkout.calls()).toEqual([]);
  });

  test.each(['#', '?', '*', ':'])(
    'that nothing can be built below a folder with %s in its name',
    async (sign) => {
      checkout.moveBelow(`C${sign}`);
      expect(await checkout.run()).toEqual(oneLine(/^[^\n]*move the checkout[^\n]*\n$/));
      expect(checkout.calls()).toEqual([]);
    },
  );

  test('that Node is too old', async () => {
    const pretend = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.18.9'}})`;
    const old = await checkout.run({ NODE_OPTIONS: `--import "${pretend}"` });
    expect(old).toEqual(oneLine(/^[^\n]*Node 20\.19[^\n]*20\.18\.9[^\n]*\n$/));
  });
});

describe('if the packaged Node does not run, as on musl', () => {
  test("scripts get the machine's own if it is new enough", async () => {
    expect(await checkout.run({ STUB_NODE: '/bin/false' })).toMatchObject({ code: 0 });
    expect(checkout.has('node_modules/.bin/node')).toBe(false);
  });

  test('it reports that the machine has one that is too old as well, and does not count as installed', async () => {
    const variables = { STUB_NODE: '/bin/false', npm_node_execpath: oldNode() };
    const { stderr } = await checkout.run(variables);
    expect(stderr).toMatch(/\n[^\n]*20\.20\.2: please install Node 22\.19[^\n]*\n$/);
    expect((await checkout.run(variables)).code).toBe(1);
    expect(checkout.calls()).toHaveLength(2);
  });
});
