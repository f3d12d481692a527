import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { GetItemCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { InquiryRecord } from '#infra/inquiries/inquiry-record.ts';
import { readInquiries } from '#infra/inquiries/read-inquiries.ts';
import { openSiteStore } from '#infra/local/site-store.ts';
import { dataFolders } from '#infra/store/data-folders.ts';
import { localTableName } from '#infra/store/local-client.ts';
import { announcedStore } from '#infra/store/running-store.ts';
import { type LocalStore, openStore } from '#infra/store/store.ts';
import { dynamoInquiryStore } from '#lambda/submit-inquiry/dynamo-inquiry-store.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const now = new Date('2026-11-21T09:06:00.123Z');
const inquiry = {
  name: 'é देवनागरी 🙂',
  email: 'a@example.com',
  phoneNumber: '+12015550123',
  comment: 'one\n\n\ttwo',
};
const received = (id: string, receivedAt = now) => ({ ...inquiry, id, receivedAt });

let folder: string;
let store: LocalStore;

const reopen = async () => {
  const opened = await openStore(folder);
  if (!opened) throw new Error('the store is locked');
  store = opened;
};
const inquiries = (retentionDays = 730) =>
  dynamoInquiryStore({ client: store.client, tableName: localTableName, retentionDays });

async function stored(at = now, limit?: number): Promise<InquiryRecord[]> {
  const source = { client: store.client, tableName: localTableName };
  const records = [];
  for await (const record of readInquiries(source, { now: at, limit })) records.push(record);
  return records;
}

/** Deletes an item and leaves its entry in the index, as a kill at the worst moment does. */
async function loseItem(id: string): Promise<void> {
  await store.close();
  const { Level } = createRequire(import.meta.resolve('dynalite'))('level');
  const files = new Level(folder);
  for await (const [key, value] of files.iterator()) {
    if (key.startsWith(`item-${localTableName}~`) && value.includes(`"${id}"`)) await files.del(key);
  }
  await files.close();
  await reopen();
}

beforeEach(async () => {
  folder = path.join(temporaryFolder(), 'dynamodb');
  mkdirSync(folder);
  await reopen();
});
afterEach(() => store.close());

describe('the local store', () => {
  it('gives back what was put, exactly, also when it was closed in between', async () => {
    expect(await inquiries().put(received('i1'))).toBe('stored');
    await store.close();
    await reopen();
    expect(await stored()).toEqual([{ ...inquiry, id: 'i1', receivedAt: now.toISOString() }]);
  });

  it('keeps one of many that are put at the same time with the same id', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => inquiries().put(received('i1'))));
    expect(results.filter((result) => result === 'stored')).toHaveLength(1);
    expect(await stored()).toHaveLength(1);
  });

  it('leaves what is there as it is', async () => {
    await inquiries().put(received('i1'));
    expect(await inquiries().put({ ...received('i1'), receivedAt: new Date(now.getTime() + 1) })).toBe(
      'repeat',
    );
    expect(await stored()).toMatchObject([{ receivedAt: now.toISOString() }]);
  });

  it('is open for one process at a time', async () => {
    expect(await openStore(folder)).toBeUndefined();
  });
});

it('says in one line what keeps it from being opened', async () => {
  const file = path.join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  await expect(openStore(path.join(file, 'dynamodb'))).rejects.toThrow(
    /^Cannot open the store in .*\(\w+\)\.$/,
  );
});

describe('a listing', () => {
  it('is newest first, over months and pages, and can be cut', async () => {
    const hours = (count: number) => new Date(now.getTime() - count * 3_600_000);
    // 250 every eight hours: some 83 days, over four months and three pages.
    await Promise.all(
      Array.from({ length: 250 }, (_, i) => inquiries().put(received(`i${i}`, hours(i * 8)))),
    );
    const ids = Array.from({ length: 250 }, (_, i) => `i${i}`);
    expect((await stored()).map(({ id }) => id)).toEqual(ids);
    expect((await stored(now, 120)).map(({ id }) => id)).toEqual(ids.slice(0, 120));
  });

  it('has those of the very same moment each once', async () => {
    await Promise.all(Array.from({ length: 130 }, (_, i) => inquiries().put(received(`i${i}`))));
    expect(new Set((await stored()).map(({ id }) => id)).size).toBe(130);
  });

  it('leaves out what has expired, and does not count it', async () => {
    await inquiries(1).put(received('short', new Date(now.getTime() + 1)));
    await inquiries(2).put(received('long'));
    const dayLater = new Date(now.getTime() + 25 * 3_600_000);
    expect(await stored(now)).toHaveLength(2);
    expect(await stored(dayLater, 1)).toMatchObject([{ id: 'long' }]);
  });

  it('has what came in when the clock was a little ahead, over the end of a month', async () => {
    await inquiries().put(received('ahead', new Date('2026-12-01T00:00:01Z')));
    expect(await stored(new Date('2026-11-30T23:59:59Z'))).toHaveLength(1);
  });
});

describe('the store of a site', () => {
  const folders = () => dataFolders({ DATA_DIR: path.dirname(folder) });
  const read = async (id: string) =>
    (await store.client.send(new GetItemCommand({ TableName: localTableName, Key: { id: { S: id } } }))).Item;

  it('is announced while it is open', async () => {
    await store.close();
    store = await openSiteStore(folders());
    expect(announcedStore(folders().running)).toEqual({ endpoint: store.endpoint, pid: process.pid });
    await store.close();
    expect(announcedStore(folders().running)).toBeUndefined();
    await reopen();
  });

  it('is refused in one line while another one has it', async () => {
    writeFileSync(folders().running, JSON.stringify({ endpoint: 'http://127.0.0.1:1', pid: 4711 }));
    await expect(openSiteStore(folders())).rejects.toThrow(/process 4711\).*DATA_DIR/);
  });

  it('is put right when a kill left an inquiry in the index alone', async () => {
    await inquiries().put(received('whole'));
    await inquiries().put(received('half'));
    await loseItem('half');
    expect(await read('half')).toBeUndefined();
    expect(await stored()).toHaveLength(2);
    await store.close();

    writeFileSync(folders().running, JSON.stringify({ endpoint: 'http://127.0.0.1:1', pid: 4711 }));
    store = await openSiteStore(folders());
    expect(await read('half')).toMatchObject({ comment: { S: inquiry.comment } });
    // A retry meets it, so that it is not listed twice.
    expect(await inquiries().put(received('half', new Date(now.getTime() + 1)))).toBe('repeat');
    expect(await stored()).toHaveLength(2);
  });
});
