import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

/** Stands in for npm: notes each call, waits for `letNpmFinish` if told to, and installs a Node unless told to fail. */
const fakeNpm = `
const { appendFileSync, existsSync, mkdirSync, rmSync, symlinkSync } = require('node:fs');
if (process.argv.includes('--version')) { console.log(process.env.FAKE_NPM_VERSION ?? '11.0.0'); process.exit(); }
appendFileSync('calls.txt', process.argv.slice(2).join(' ') + '\\n');
console.log('added 600 packages');
rmSync('node_modules', { recursive: true, force: true });
mkdirSync('node_modules/.bin', { recursive: true });
const waiting = setInterval(() => {
  if (process.env.FAKE_NPM_WAITS && !existsSync('finish.txt')) return;
  clearInterval(waiting);
  if (process.env.FAKE_NPM_FAILS) { console.error('npm error code EXAMPLE'); process.exit(7); }
  symlinkSync(process.env.FAKE_NODE ?? process.execPath, 'node_modules/.bin/node');
}, 5);
// Whatever becomes of the test, it does not stay.
setTimeout(() => process.exit(9), 60000).unref();
`;

let folder: string;
let site: string;
const started: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'setup-test-'));
  site = path.join(folder, 'a site');
  mkdirSync(path.join(site, 'infra/local'), { recursive: true });
  cpSync('infra/local/setup.mjs', path.join(site, 'infra/local/setup.mjs'));
  writeFileSync(path.join(site, 'package.json'), '{"type":"module"}');
  writeFileSync(path.join(site, 'package-lock.json'), '{}');
  writeFileSync(path.join(folder, 'npm-cli.js'), fakeNpm);
});

afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'close');
  }
  rmSync(folder, { recursive: true, force: true });
});

function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['infra/local/setup.mjs'], {
    cwd: site,
    env: {
      PATH: '/usr/bin:/bin',
      npm_node_execpath: process.execPath,
      npm_execpath: path.join(folder, 'npm-cli.js'),
      ...env,
    },
  });
  started.push(child);
  const output = { out: '', err: '' };
  child.stdout.on('data', (data) => {
    output.out += data;
  });
  child.stderr.on('data', (data) => {
    output.err += data;
  });
  const done = once(child, 'close').then(([code]) => ({ code: code as number | null, ...output }));
  return { child, done, output };
}

const setUp = (env?: Record<string, string>) => start(env).done;
const calls = () => {
  const file = path.join(site, 'calls.txt');
  // A file is there before its first line is.
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
};
const letNpmFinish = () => writeFileSync(path.join(site, 'finish.txt'), '');
/** For whatever comes, however busy the machine is. */
const patiently = { timeout: 60_000, interval: 20 };

test('installs once, says so in one line on standard error, and keeps quiet afterwards', async () => {
  expect(await setUp()).toEqual({
    code: 0,
    out: '',
    err: expect.stringMatching(/^Installing packages .*\n$/),
  });
  expect(await setUp()).toEqual({ code: 0, out: '', err: '' });
  expect(calls()).toHaveLength(1);
});

test('names its log level, because the silence of .npmrc would hide npm’s errors', async () => {
  await setUp();
  expect(calls()[0]).toMatch(/^ci .*--loglevel=error/);
});

test('installs again when the lock changed, and only then', async () => {
  await setUp();
  writeFileSync(path.join(site, 'package.json'), '{"type":"module","name":"changed"}');
  await setUp();
  expect(calls()).toHaveLength(1);
  writeFileSync(path.join(site, 'package-lock.json'), '{"name":"changed"}');
  await setUp();
  expect(calls()).toHaveLength(2);
});

test('shows npm’s error, fails, and tries again the next time', async () => {
  const failed = await setUp({ FAKE_NPM_FAILS: '1' });
  expect(failed.code).toBe(1);
  expect(failed.err).toMatch(/EXAMPLE[\s\S]*npm ci ended with 7/);
  expect((await setUp()).code).toBe(0);
  expect(calls()).toHaveLength(2);
});

test('does not take an interrupted installation for a finished one, and ends npm with itself', async () => {
  const { child, done } = start({ FAKE_NPM_WAITS: '1' });
  await expect.poll(calls, patiently).toHaveLength(1);
  child.kill('SIGINT');
  expect((await done).code).toBe(1);
  expect((await setUp()).code).toBe(0);
  expect(calls()).toHaveLength(2);
});

test('installs once when two start at the same time', async () => {
  const both = [start({ FAKE_NPM_WAITS: '1' }), start({ FAKE_NPM_WAITS: '1' })];
  await expect.poll(() => both.map(({ output }) => output.err).join(), patiently).toContain('Waiting');
  letNpmFinish();
  const results = await Promise.all(both.map(({ done }) => done));
  expect(results.map(({ code }) => code)).toEqual([0, 0]);
  expect(results.map(({ err }) => err.split(' ')[0]).sort()).toEqual(['Installing', 'Waiting']);
  expect(calls()).toHaveLength(1);
});

test('after a kill it waits for the npm left behind, then installs anew', async () => {
  const killed = start({ FAKE_NPM_WAITS: '1' });
  await expect.poll(calls, patiently).toHaveLength(1);
  killed.child.kill('SIGKILL');
  // Not `close`: npm still holds the pipes.
  await once(killed.child, 'exit');
  const next = start();
  await expect.poll(() => next.output.err, patiently).toMatch(/^Waiting/);
  expect(calls()).toHaveLength(1);
  letNpmFinish();
  expect((await next.done).code).toBe(0);
  expect(calls()).toHaveLength(2);
});

test('a lock whose owner is gone holds nobody up', async () => {
  const gone = spawn(process.execPath, ['--version']);
  await once(gone, 'close');
  mkdirSync(path.join(site, '.local'));
  writeFileSync(path.join(site, '.local/installing'), String(gone.pid));
  expect((await setUp()).code).toBe(0);
  expect(existsSync(path.join(site, '.local/installing'))).toBe(false);
});

test('says in one line that npm is too old or missing', async () => {
  const old = await setUp({ FAKE_NPM_VERSION: '9.8.1' });
  expect(old).toEqual({
    code: 1,
    out: '',
    err: expect.stringMatching(/^[^\n]*npm 10[^\n]*9\.8\.1[^\n]*\n$/),
  });
  const missing = await setUp({ npm_execpath: '', PATH: folder });
  expect(missing).toEqual({
    code: 1,
    out: '',
    err: expect.stringMatching(/^[^\n]*npm 10[^\n]*none[^\n]*\n$/),
  });
});

test('says in one line that Node is too old', async () => {
  const pretend = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.18.9'}})`;
  const old = await setUp({ NODE_OPTIONS: `--import "${pretend}"` });
  expect(old).toEqual({
    code: 1,
    out: '',
    err: expect.stringMatching(/^[^\n]*Node 20\.19[^\n]*20\.18\.9[^\n]*\n$/),
  });
});

describe('where the packaged Node does not run, as on musl', () => {
  const packaged = () => existsSync(path.join(site, 'node_modules/.bin/node'));

  test('scripts get the machine’s own when it is new enough', async () => {
    expect(await setUp({ FAKE_NODE: '/bin/false' })).toMatchObject({ code: 0 });
    expect(packaged()).toBe(false);
  });

  test('it says so when that is too old as well, and does not take it for installed', async () => {
    const oldNode = path.join(folder, 'node');
    // Runs npm by the Node of this test; only its version is that of an old one.
    const script = `#!/bin/sh\n[ "$1" = --version ] && echo v20.20.2 || exec "${process.execPath}" "$@"\n`;
    writeFileSync(oldNode, script, { mode: 0o755 });
    const env = { FAKE_NODE: '/bin/false', npm_node_execpath: oldNode };
    expect((await setUp(env)).err).toMatch(/\n[^\n]*20\.20\.2: please install Node 22\.19[^\n]*\n$/);
    expect((await setUp(env)).code).toBe(1);
    expect(calls()).toHaveLength(2);
  });
});
