import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { main } from '#infra/inquiries/inquiries.ts';
import { dataFolder } from '#infra/local/data-folder.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { fill, fillExpired, storeIn } from './fill-store.ts';
import { inquiriesProcess, runInquiries } from './run-inquiries.ts';

const isDefault = vi.hoisted(() => ({ value: false }));
vi.mock(import('#infra/local/data-folder.ts'), async (original) => {
  const actual = await original();
  const folder: typeof actual.dataFolder = (env) =>
    isDefault.value ? { ...actual.dataFolder(env), isDefault: true } : actual.dataFolder(env);
  return { ...actual, dataFolder: folder };
});

const count = 120;
const now = Date.now();
/** Over three months; the first six arrive at the same moment. */
const receivedAt = (i: number) => new Date(now - Math.max(i, 5) * 16 * 3_600_000);
const dataDir = temporaryFolder();

beforeAll(async () => {
  const store = storeIn(dataDir);
  await fill(
    store,
    Array.from({ length: count }, (_, i) => ({
      id: `i${i}`,
      receivedAt: receivedAt(i),
      comment: `नमस्ते\n${'long '.repeat(500)}${i}`,
      email: i % 50 === 7 ? 'Åsha@Example.com' : 'zoe@example.com',
      suspect: i === 9 ? ['fast'] : i === 20 ? ['honeypot'] : [],
    })),
  );
  await store.close();
  await fillExpired(dataDir, [{ id: 'i999', email: 'åsha@example.com' }]);
});

const inquiries = (args: string, DATA_DIR = dataDir) => runInquiries(args, { DATA_DIR });
const idsIn = (listing: string) => listing.match(/\bi\d+$/gm) ?? [];

describe('export', () => {
  it('writes everything as JSON, newest first and nothing beside it', async () => {
    const { code, stdout, stderr } = await inquiries('export --format json');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const all: { id: string }[] = JSON.parse(stdout);
    expect(new Set(all.map(({ id }) => id)).size).toBe(count);
    expect(all.slice(6).map(({ id }) => id)).toEqual(
      Array.from({ length: count - 6 }, (_, i) => `i${i + 6}`),
    );
    expect(all[6]).toEqual({
      id: 'i6',
      receivedAt: receivedAt(6).toISOString(),
      name: 'Zoë',
      email: 'zoe@example.com',
      phoneNumber: '+447911123456',
      comment: expect.stringMatching(/^नमस्ते\nlong .*6$/),
    });
  });

  it('writes everything as CSV', async () => {
    const { stdout } = await inquiries('export --format csv');
    expect(stdout.split('\r\n')).toHaveLength(count + 2);
  });

  it('writes only what belongs to an address, however it is written', async () => {
    const { stdout } = await inquiries('export --format json --email A\u030aSHA@example.COM');
    expect(JSON.parse(stdout).map(({ id }: { id: string }) => id)).toEqual(['i7', 'i57', 'i107']);
    expect((await inquiries('export --format json --email sha@example.com')).stdout).toBe('[]\n');
  });

  it('writes only what was marked, sent in a span of time, or named', async () => {
    const ids = async (args: string) =>
      JSON.parse((await inquiries(`export --format json ${args}`)).stdout).map(
        ({ id }: { id: string }) => id,
      );
    expect(await ids('--mark honeypot')).toEqual(['i20']);
    expect(await ids('--suspect')).toEqual(['i9', 'i20']);
    expect(await ids('--id i30 i9')).toEqual(['i9', 'i30']);
    const span = `--since ${receivedAt(32).toISOString()} --until ${receivedAt(29).toISOString()}`;
    expect(await ids(span)).toEqual(['i30', 'i31', 'i32']);
  });

  it('ends without complaint when its reader has seen enough', async () => {
    const command = inquiriesProcess('export --format json', { DATA_DIR: dataDir });
    await once(command.child.stdout ?? command.child, 'data');
    command.child.stdout?.destroy();
    expect(await command.outcome()).toMatchObject({ code: 0, stderr: '' });
  });

  it('says in one line that its output cannot be written', async () => {
    const printed = new PassThrough();
    const failed = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    const stdout = new Writable({ write: (_chunk, _encoding, done) => done(failed) });
    const io = { stdin: Readable.from([]), stdout, stderr: printed, env: { DATA_DIR: dataDir } };
    expect(await main(['export', '--format', 'csv'], io)).toBe(1);
    expect(await text(printed.end())).toBe('Cannot write the output (ENOSPC).\n');
  });
});

describe('list', () => {
  it('shows each once, newest first, page after page', async () => {
    const all = idsIn((await inquiries('list --limit 999')).stdout);
    const read: string[] = [];
    for (let next: string | undefined = 'list --limit 50'; next; ) {
      const { stdout } = await inquiries(next);
      read.push(...idsIn(stdout));
      next = /npm run inquiries -- (.*)/.exec(stdout)?.[1];
    }
    expect(read).toEqual(all);
    expect(read.slice(6)).toEqual(Array.from({ length: count - 6 }, (_, i) => `i${i + 6}`));
  });

  it('shows only what is suspect, the honeypot among it, on every page', async () => {
    expect(idsIn((await inquiries('list --suspect')).stdout)).toEqual(['i9', 'i20']);
    const { stdout } = await inquiries('list --suspect --limit 1');
    const next = `\n  DATA_DIR=${dataDir} npm run inquiries -- list --before i9 --limit 1 --suspect\n`;
    expect(stdout).toContain(next);
    expect(idsIn((await inquiries('list --suspect --unsent')).stdout)).toEqual(['i9']);
  });

  it('shows only what a filter lets through, on every page', async () => {
    const [since, until] = [receivedAt(32).toISOString(), receivedAt(29).toISOString()];
    const filters = `--id i30 i31 i40 --since ${since} --until ${until} --email zoe@example.com`;
    const first = (await inquiries(`list --limit 1 ${filters}`)).stdout;
    expect(idsIn(first)).toEqual(['i30']);
    const [, next = ''] = /npm run inquiries -- (.*)/.exec(first) ?? [];
    const second = (await inquiries(next)).stdout;
    expect(idsIn(second)).toEqual(['i31']);
    expect(second).toContain('\n1 inquiry.\n');
    expect((await inquiries(`list --mark name --since ${since}`)).stdout).toMatch(
      /^No inquiries with the mark name since \S+Z in /,
    );
  });

  it('ends with the number of those whose hidden field was filled in', async () => {
    for (const args of ['list', 'list --unsent', 'list --limit 1'])
      expect((await inquiries(args)).stdout).toMatch(
        /\n1 inquiry in all had the hidden field filled in.*\n$/,
      );
  });
});

describe('show', () => {
  it('shows all of an inquiry', async () => {
    const { code, stdout } = await inquiries('show i20');
    expect(code).toBe(0);
    expect(stdout).toMatch(/i20.*zoe@example\.com.*honeypot.*\| नमस्ते\n {2}\| long .*20\n/s);
  });

  it.each([
    'show i998',
    'show i999',
    'list --before i999',
    'list --id i1 i998',
    'export --format json --id i999',
  ])('says what is not there: %s', async (args) => {
    const { code, stdout, stderr } = await inquiries(args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^There is no inquiry "i99\d" in .+\n$/);
  });
});

describe('a data folder', () => {
  it('without a store is a mistake, and none is made', async () => {
    const folder = temporaryFolder();
    const stderr = `DATA_DIR names a folder in which no site has run: ${folder}\n`;
    for (const command of ['list', 'export --format json', 'erase --email a@b.example --yes'])
      expect(await inquiries(command, folder)).toEqual({ code: 1, stdout: '', stderr });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('that is the default one, without a store, is an empty table, and none is made', async () => {
    isDefault.value = true;
    const folder = temporaryFolder();
    const { store } = dataFolder({ DATA_DIR: folder });
    expect(await inquiries('list', folder)).toMatchObject({ code: 0, stdout: `No inquiries in ${store}.\n` });
    expect((await inquiries('export --format json', folder)).stdout).toBe('[]\n');
    expect((await inquiries('resend --set-aside', folder)).stdout).toMatch(/^No inquiry is set aside/);
    expect(existsSync(store)).toBe(false);
    isDefault.value = false;
  });

  it('that does not exist is a mistake', async () => {
    const folder = path.join(dataDir, 'mistyped');
    const stderr = `DATA_DIR names a folder that does not exist: ${folder}\n`;
    expect(await inquiries('list', folder)).toEqual({ code: 1, stdout: '', stderr });
    expect(existsSync(folder)).toBe(false);
  });

  it('with a store that cannot be read is a mistake, in one line', async () => {
    const folder = temporaryFolder();
    const { store } = dataFolder({ DATA_DIR: folder });
    writeFileSync(store, 'nonsense '.repeat(1000));
    const stderr = expect.stringMatching(/^.*inquiries\.sqlite is damaged or not a store of inquiries .*\n$/);
    expect(await inquiries('list', folder)).toEqual({ code: 1, stdout: '', stderr });
  });

  it('with a store of an earlier version is a mistake that says what to do', async () => {
    const folder = temporaryFolder();
    mkdirSync(path.join(folder, 'dynamodb'));
    const stderr = expect.stringMatching(/^.*dynamodb holds inquiries .*export.*: rm -r .*dynamodb\*\n$/);
    expect(await inquiries('list', folder)).toEqual({ code: 1, stdout: '', stderr });
  });
});

it('a command line that is not understood ends with exit code 2 and one line', async () => {
  const { code, stdout, stderr } = await runInquiries('delete');
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/delete.*\n.*--help/);
});

it('help is printed with exit code 0', async () => {
  const stdout = expect.stringContaining('Examples');
  expect(await runInquiries('--help')).toEqual({ code: 0, stdout, stderr: '' });
});
