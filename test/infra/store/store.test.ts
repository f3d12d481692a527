import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { socketFor, startDynamoDb } from '#infra/store/embedded-dynamodb.ts';
import { type LocalStore, openStore, readStoreNote } from '#infra/store/store.ts';
import { byMonthIndex, fromItem, outboxIndex } from '#lambda/inquiry-item.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import {
  content,
  editFiles,
  expectConsistent,
  freeStore,
  indexPrefix,
  type LevelFiles,
  putInquiry,
  tableKey,
} from './stored-items.ts';

let folder: string;
let store: Pick<LocalStore, 'client' | 'close'> | undefined;

beforeEach(() => {
  folder = path.join(temporaryFolder(), 'dynamodb');
});
afterEach(async () => {
  await store?.close();
  store = undefined;
});

async function open(): Promise<LocalStore> {
  const opened = await freeStore(folder);
  store = opened;
  return opened;
}

/** Leaves a store as a killed process does: its note is still there. */
async function closeUncleanly(edit: (files: LevelFiles) => Promise<void>): Promise<void> {
  await store?.close();
  store = undefined;
  await editFiles(folder, edit);
  writeFileSync(`${folder}.json`, '{');
}

describe('the local store', () => {
  it('returns exactly what was put, also after it was closed', async () => {
    const first = await open();
    await putInquiry(first.client, 'i1');
    await first.close();
    const items = await expectConsistent((await open()).client);
    expect(fromItem(items.get('i1') ?? {})).toMatchObject(content);
  });

  it('stores one of many that are put at the same time with the same id', async () => {
    const { client } = await open();
    const puts = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) => putInquiry(client, 'i1', new Date(i))),
    );
    const refused = puts.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(19);
    expect(refused[0]).toMatchObject({ reason: expect.any(ConditionalCheckFailedException) });
    expect([...(await expectConsistent(client)).keys()]).toEqual(['i1']);
  });

  it('is open once, however many open it at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const all = Array.from({ length: 30 }, async (_, i) => {
        await sleep(i / 3);
        return openStore(folder);
      });
      const opened = (await Promise.all(all)).filter((one) => one !== undefined);
      expect(opened).toHaveLength(1);
      await opened[0]?.close();
    }
  });

  it('is not opened while another program has its files open', async () => {
    store = await startDynamoDb(folder, await socketFor(folder));
    expect(await openStore(folder)).toBeUndefined();
  });

  it('has a note while it is open, with its socket if other processes may use it', async () => {
    const served = { socket: await socketFor(folder), owner: 7 };
    store = await openStore(folder, served);
    expect(readStoreNote(folder)).toEqual({ pid: process.pid, ...served });
    await store?.close();
    expect(readStoreNote(folder)).toBeUndefined();
    await open();
    expect(readStoreNote(folder)).toEqual({ pid: process.pid });
  });

  it.each(['FIPS', 'DUALSTACK'])('is reached where AWS is by %s endpoints', async (kind) => {
    vi.stubEnv(`AWS_USE_${kind}_ENDPOINT`, 'true');
    await putInquiry((await open()).client, 'i1');
  });

  it('names in one line why it cannot be opened, such as damaged files', async () => {
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'CURRENT'), 'nonsense\n');
    await expect(openStore(folder)).rejects.toThrow(/^Cannot open the store in [^\n]*: [^\n]+$/);
  });
});

describe('after a kill', () => {
  // More than one batch of writes.
  const ids = Array.from({ length: 30 }, (_, i) => `i${i}`);

  beforeEach(async () => {
    const { client } = await open();
    for (const id of ids) await putInquiry(client, id);
  });

  async function expectAllStored(): Promise<void> {
    const items = await expectConsistent((await open()).client);
    expect([...items.keys()].sort()).toEqual(ids.sort());
  }

  it('table and indexes agree, and hold every inquiry that is in either', async () => {
    await closeUncleanly(async (files) => {
      const all = await files.iterator().all();
      const keyOf = (prefix: string, id: string) =>
        all.find(([key, value]) => key.startsWith(prefix) && value['id']?.S === id)?.[0] ?? '';
      const [byMonth, outbox] = [indexPrefix(byMonthIndex.name), indexPrefix(outboxIndex.name)];
      // Writes that were interrupted: of an item, of the entries of other items, of the change of an entry.
      const missing = [keyOf('item-', 'i0'), keyOf(byMonth, 'i1'), keyOf(outbox, 'i2'), keyOf(byMonth, 'i3')];
      for (const key of [...missing, keyOf(outbox, 'i3')]) await files.del(key);
      await files.put(keyOf(byMonth, 'i4'), { ...(await files.get(keyOf(byMonth, 'i4'))), name: { S: 'x' } });
      for (const id of ['i5', 'unknown'])
        await files.put(`${outbox}stale/${id}`, {
          id: { S: id },
          outbox: { S: 'unsent' },
          unsentSince: { S: '1' },
        });
    });
    await expectAllStored();
    // When the visitor sends the interrupted inquiry again, it is known.
    await expect(putInquiry((store as LocalStore).client, 'i0')).rejects.toThrow(
      ConditionalCheckFailedException,
    );
  });

  it('a repair that was interrupted is finished if its copy is complete', async () => {
    await store?.close();
    renameSync(folder, `${folder}.rebuilt`);
    // The site creates this folder before it opens the store.
    mkdirSync(folder);
    await expectAllStored();
    expect(existsSync(`${folder}.rebuilt`)).toBe(false);
  });

  it('a repair that was interrupted begins again if its copy is not complete', async () => {
    await (await startDynamoDb(`${folder}.next`, await socketFor(folder))).close();
    await closeUncleanly(async () => undefined);
    await expectAllStored();
  });
});

it('a kill while the table is created leaves a store that works', async () => {
  await (await open()).close();
  await editFiles(folder, async (files) => {
    await files.put(tableKey, { ...(await files.get(tableKey)), TableStatus: 'CREATING' });
  });
  const { client } = await open();
  await putInquiry(client, 'i1');
  expect((await expectConsistent(client)).size).toBe(1);
});
