import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { fill, storeIn } from './fill-store.ts';
import { inquiriesProcess, runInquiries } from './run-inquiries.ts';

const count = 250;
let dataDir: string;

const inquiries = (args: string, variables: Readonly<Record<string, string>> = {}) =>
  runInquiries(args, { DATA_DIR: dataDir, ...variables });
const inOwnProcess = (args: string) => inquiriesProcess(args, { DATA_DIR: dataDir });

beforeAll(async () => {
  dataDir = temporaryFolder();
  const store = await storeIn(dataDir);
  const now = Date.now();
  await fill(
    store,
    Array.from({ length: count }, (_, i) => ({
      id: `i${i}`,
      receivedAt: new Date(now - i * 60_000),
      comment: `नमस्ते\n${'long '.repeat(500)}${i}`,
      suspect: i === 3 || i === 200 ? ['links'] : [],
    })),
  );
  await store.close();
});

describe('the owner reads', () => {
  it('everything as JSON, newest first and nothing beside it', async () => {
    const { code, stdout, stderr } = await inOwnProcess('export --format json').outcome();
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const all = JSON.parse(stdout);
    expect(all.map(({ id }: { id: string }) => id)).toEqual(Array.from({ length: count }, (_, i) => `i${i}`));
    expect(all[0]).toEqual({
      id: 'i0',
      receivedAt: expect.any(String),
      name: 'Zoë',
      email: 'zoe@example.com',
      phoneNumber: '+447911123456',
      comment: expect.stringMatching(/^नमस्ते\nlong .*0$/),
    });
  });

  it('everything as CSV', async () => {
    const { code, stdout } = await inquiries('export --format csv');
    expect(code).toBe(0);
    expect(stdout.split('\r\n')).toHaveLength(count + 2);
  });

  it('page by page, in the terminal', async () => {
    const ids = async (args: string) => {
      const { stdout } = await inquiries(args);
      return { ids: stdout.match(/\bi\d+$/gm), next: /npm run inquiries -- (.*)/.exec(stdout)?.[1] };
    };
    const first = await ids('list --limit 240');
    expect(first.ids).toEqual(Array.from({ length: 240 }, (_, i) => `i${i}`));
    expect(await ids(first.next ?? '')).toEqual({
      ids: Array.from({ length: 10 }, (_, i) => `i${i + 240}`),
      next: undefined,
    });
  });

  it('only what is suspicious, in the terminal', async () => {
    expect((await inquiries('list --suspect')).stdout.match(/\bi\d+$/gm)).toEqual(['i3', 'i200']);
  });

  it('one of them, and why it is suspicious', async () => {
    const { code, stdout } = await inquiries('show i200');
    expect(code).toBe(0);
    expect(stdout).toMatch(/i200.*zoe@example\.com.*links.*\| नमस्ते\n {2}\| long .*200\n/s);
  });

  it.each(['show i999', 'list --before i999'])('that there is no such inquiry: %s', async (args) => {
    const { code, stdout, stderr } = await inquiries(args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^There is no inquiry "i999" in .+\n$/);
  });

  it('as many as wanted, in the terminal', async () => {
    const { code, stdout } = await inquiries('list --limit 2');
    expect(code).toBe(0);
    expect(stdout.match(/\bi\d+$/gm)).toEqual(['i0', 'i1']);
  });

  it('the beginning only, without a complaint', async () => {
    const command = inOwnProcess('export --format json');
    const { stdout } = command.child;
    if (!stdout) throw new Error('no output');
    await once(stdout, 'data');
    stdout.destroy();
    expect(await command.outcome()).toMatchObject({ code: 0, stderr: '' });
  });
});

describe('a store', () => {
  it('that never was is empty, and is not made', async () => {
    const nowhere = path.join(temporaryFolder(), 'nowhere');
    expect(await inquiries('export --format json', { DATA_DIR: nowhere })).toMatchObject({
      code: 0,
      stdout: '[]\n',
    });
    expect((await inquiries('list', { DATA_DIR: nowhere })).stdout).toContain(nowhere);
    expect(existsSync(nowhere)).toBe(false);
  });

  it('is read through the process that has it open', async () => {
    const store = await storeIn(dataDir);
    const note = path.join(dataDir, 'dynamodb.json');
    writeFileSync(note, JSON.stringify({ endpoint: store.endpoint, pid: process.pid }));
    expect((await inquiries('list --limit 999')).stdout).toContain(`${count} inquiries`);
    await store.close();
  });

  it('is read all the same when a killed process left its note behind', async () => {
    writeFileSync(path.join(dataDir, 'dynamodb.json'), '{"endpoint":"http://127.0.0.1:1","pid":1}');
    expect((await inquiries('list --limit 999')).stdout).toContain(`${count} inquiries`);
  });

  it('can be read by several at once', async () => {
    const outcomes = await Promise.all([1, 2].map(() => inOwnProcess('list --limit 1').outcome()));
    expect(outcomes.map(({ code, stderr }) => [code, stderr])).toEqual([
      [0, ''],
      [0, ''],
    ]);
  });
});
