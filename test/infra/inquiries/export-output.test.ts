import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { projectRoot } from '#infra/dist.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { fill, storeIn } from './fill-store.ts';
import { runInquiries } from './run-inquiries.ts';

const dataDir = temporaryFolder();
const npm = { DATA_DIR: dataDir, npm_lifecycle_event: 'inquiries' };
const ids = (json: string) => JSON.parse(json).map(({ id }: { id: string }) => id);

beforeAll(async () => {
  const store = storeIn(dataDir);
  await fill(store, [{ id: 'i1' }]);
  await store.close();
});

it('is a new file that only its owner can read, in the folder where npm was called', async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'all.json');
  const { stdout } = await runInquiries('export --format json --output all.json', {
    ...npm,
    INIT_CWD: folder,
  });
  expect(stdout).toBe(`Exported 1 inquiry to ${file}.\n`);
  expect(ids(readFileSync(file, 'utf8'))).toEqual(['i1']);
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('is said in one line not to be writable', async () => {
  const folder = temporaryFolder();
  expect(await runInquiries('export --format csv --output no/all.csv', { ...npm, INIT_CWD: folder })).toEqual(
    {
      code: 1,
      stdout: '',
      stderr: `Cannot write ${path.join(folder, 'no', 'all.csv')} (ENOENT).\n`,
    },
  );
});

it('does not follow the lines that npm prints before a script, unless npm is silent', () => {
  const env = { ...process.env, DATA_DIR: dataDir, npm_config_loglevel: undefined };
  const runNpm = (...args: string[]) =>
    spawnSync('npm', ['run', ...args, 'inquiries', '--', 'export', '--format', 'json'], {
      cwd: projectRoot,
      env,
      encoding: 'utf8',
    });
  const stderr = expect.stringMatching(/^error: npm has printed .*--output.*--silent/m);
  expect(runNpm()).toMatchObject({ status: 2, stderr });
  expect(ids(runNpm('--silent').stdout)).toEqual(['i1']);
});
