import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { projectRoot } from '#infra/build/dist-layout.ts';
import { localTableName } from '#infra/local/local-client.ts';
import { type LocalStore, openStore } from '#infra/local/store.ts';
import { dynamoInquiryStore } from '#lambda/submit-inquiry/dynamo-inquiry-store.ts';
import { ProjectProcess } from '../local/site-process.ts';
import { temporaryFolder } from '../temporary-folder.ts';

// Each command is a process of its own, and takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const script = path.join(projectRoot, 'infra/inquiries/inquiries.ts');
const count = 250;
let dataDir: string;

function inquiries(args: string, variables: Record<string, string> = {}) {
  return new ProjectProcess(script, args.split(' ').filter(Boolean), {
    DATA_DIR: dataDir,
    ...variables,
  }).outcome();
}

async function open(): Promise<LocalStore> {
  const store = await openStore(path.join(dataDir, 'dynamodb'));
  if (!store) throw new Error('the store is locked');
  return store;
}

beforeAll(async () => {
  dataDir = temporaryFolder();
  mkdirSync(path.join(dataDir, 'dynamodb'));
  const store = await open();
  const inquiryStore = dynamoInquiryStore({
    client: store.client,
    tableName: localTableName,
    retentionDays: 730,
  });
  const now = Date.now();
  await Promise.all(
    Array.from({ length: count }, (_, i) =>
      inquiryStore.put({
        id: `i${i}`,
        receivedAt: new Date(now - i * 60_000),
        name: 'Zoë',
        email: 'zoe@example.com',
        phoneNumber: '+447911123456',
        comment: `नमस्ते\n${'long '.repeat(500)}${i}`,
        suspect: i === 3 || i === 200 ? ['links'] : [],
      }),
    ),
  );
  await store.close();
});

describe('the owner reads', () => {
  it('everything as JSON, newest first and nothing beside it', async () => {
    const { code, stdout, stderr } = await inquiries('export --format json');
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
    const env = { ...process.env, DATA_DIR: dataDir };
    const child = spawn(process.execPath, [script, 'export', '--format', 'json'], { env });
    let complaint = '';
    child.stderr.on('data', (chunk) => {
      complaint += chunk;
    });
    await once(child.stdout, 'data');
    child.stdout.destroy();
    expect([...(await once(child, 'close')), complaint]).toEqual([0, null, '']);
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
    const store = await open();
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
    const outcomes = await Promise.all([1, 2, 3].map(() => inquiries('list --limit 1')));
    expect(outcomes.map(({ code, stderr }) => [code, stderr])).toEqual([
      [0, ''],
      [0, ''],
      [0, ''],
    ]);
  });
});
