import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { ProjectProcess } from './site-process.ts';

/** A stub of npm that installs what the lock file names, except what is for other platforms, and logs its arguments. */
const npmStub = `
const fs = require('node:fs');
fs.appendFileSync('calls.txt', process.argv.slice(2).join(' ') + '\\n');
console.log('added 600 packages');
fs.rmSync('node_modules', { recursive: true, force: true });
if (process.env.STUB_NPM_FAILS) { console.error('npm error code EXAMPLE'); process.exit(7); }
const { packages: { elsewhere, ...packages } } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
fs.mkdirSync('node_modules/.bin', { recursive: true });
fs.writeFileSync('node_modules/.bin/node', '#!/no/such/loader', { mode: 0o755 });
fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
`;

let folder: string;
let npm: string;

const lock = (version: string) =>
  JSON.stringify({ packages: { '': {}, a: { version }, elsewhere: { version, optional: true } } });
const write = (file: string, content: string) => writeFileSync(path.join(folder, file), content);

beforeEach(() => {
  const temporary = temporaryFolder();
  folder = path.join(temporary, 'a site');
  npm = path.join(temporary, 'npm-cli.js');
  mkdirSync(path.join(folder, 'infra/local'), { recursive: true });
  cpSync('infra/local/setup.mjs', path.join(folder, 'infra/local/setup.mjs'));
  write('package-lock.json', lock('1.0.0'));
  writeFileSync(npm, npmStub);
});

function run(variables: Readonly<Record<string, string>> = {}) {
  const child = new ProjectProcess(path.join(folder, 'infra/local/setup.mjs'), [], {
    npm_node_execpath: process.execPath,
    npm_execpath: npm,
    npm_config_cache: path.join(folder, '../cache'),
    ...variables,
  });
  return child.outcome();
}

/** What npm was called with. */
function calls(): readonly string[] {
  const file = path.join(folder, 'calls.txt');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

test('installs once, prints that in one line on standard error, and again when the lock file changed', async () => {
  const stderr = expect.stringMatching(/^Installing packages .*\n$/);
  expect(await run()).toEqual({ code: 0, stdout: '', stderr });
  expect(await run()).toEqual({ code: 0, stdout: '', stderr: '' });
  // No package may run scripts.
  expect(calls()).toEqual([expect.stringMatching(/^ci .*--ignore-scripts/)]);
  write('package-lock.json', lock('2.0.0'));
  await run();
  expect(calls()).toHaveLength(2);
});

test("stores downloads in the checkout if npm's cache cannot be written to, and only then", async () => {
  await run();
  expect(calls()).toEqual([expect.not.stringContaining('--cache')]);
  write('package-lock.json', lock('2.0.0'));
  await run({ npm_config_cache: path.join(folder, 'package-lock.json/cache') });
  expect(calls()[1]).toMatch(/ --cache .*a site\/\.local\/npm-cache$/);
});

test("prints npm's error, fails, and tries again the next time", async () => {
  const stderr = expect.stringMatching(
    /^Installing .*\nnpm error code EXAMPLE\nInstalling packages failed\.\n$/,
  );
  expect(await run({ STUB_NPM_FAILS: '1' })).toEqual({ code: 1, stdout: '', stderr });
  expect((await run()).code).toBe(0);
});

const nodeVersion = (version: string) => ({
  NODE_OPTIONS: `--import "data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'${version}'}})"`,
});

test('says in one line that Node is too old', async () => {
  const stderr = expect.stringMatching(/^[^\n]*Node 20\.19[^\n]*20\.18\.9[^\n]*\n$/);
  expect(await run(nodeVersion('20.18.9'))).toEqual({ code: 1, stdout: '', stderr });
  expect(calls()).toEqual([]);
});

test("without a packaged Node that runs, the machine's own has to be new enough", async () => {
  const stderr = expect.stringMatching(/Node 22\.19[^\n]*20\.19\.0[^\n]*\n$/);
  expect(await run(nodeVersion('20.19.0'))).toEqual({ code: 1, stdout: '', stderr });
  expect(existsSync(path.join(folder, 'node_modules/.bin/node'))).toBe(false);
  expect((await run(nodeVersion('22.19.0'))).code).toBe(0);
});
