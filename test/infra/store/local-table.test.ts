import { renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { type DataFolders, dataFolders, prepareDataFolders } from '#infra/store/data-folders.ts';
import { socketFor } from '#infra/store/embedded-dynamodb.ts';
import { openLocalTable } from '#infra/store/local-table.ts';
import { openStore } from '#infra/store/store.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { freeStore, itemsIn, putInquiry } from './stored-items.ts';

let folders: DataFolders;

beforeEach(() => {
  folders = dataFolders({ DATA_DIR: temporaryFolder() });
});

/** Opens the local table to read the ids in it. */
async function ids(): Promise<string[]> {
  const table = await openLocalTable(folders);
  if (table === undefined) throw new Error('there is no table');
  const items = await itemsIn(table.client);
  await table.close();
  return [...items.keys()];
}

it('there is no table if no site ever ran, and none is created', async () => {
  expect(await openLocalTable(folders)).toBeUndefined();
  expect(await openLocalTable(folders)).toBeUndefined();
});

it('a store that the user cannot see is not a missing one', async () => {
  symlinkSync('dynamodb', folders.store);
  await expect(openLocalTable(folders)).rejects.toThrow('ELOOP');
});

it('the table is opened through the running site, and without it', async () => {
  prepareDataFolders(folders);
  const site = await openStore(folders.store, { socket: await socketFor(folders.store) });
  if (site === undefined) throw new Error('the store is locked');
  await putInquiry(site.client, 'i1');
  expect(await ids()).toEqual(['i1']);
  // The site still has it open.
  await putInquiry(site.client, 'i2');
  await site.close();
  expect((await ids()).sort()).toEqual(['i1', 'i2']);
});

it('the note of a killed site has no effect, nor has an interrupted repair', async () => {
  const store = await freeStore(folders.store);
  await putInquiry(store.client, 'i1');
  await store.close();
  writeFileSync(`${folders.store}.json`, JSON.stringify({ pid: 1, socket: await socketFor(folders.store) }));
  renameSync(folders.store, `${folders.store}.rebuilt`);
  expect(await ids()).toEqual(['i1']);
});

it('a process that has it open without serving it is waited for, but not forever', async () => {
  const store = await freeStore(folders.store);
  const waiting = ids();
  await putInquiry(store.client, 'i1');
  await store.close();
  expect(await waiting).toEqual(['i1']);

  const other = await freeStore(folders.store);
  const start = performance.now();
  vi.spyOn(performance, 'now')
    .mockReturnValueOnce(start)
    .mockReturnValue(start + 6000);
  await expect(openLocalTable(folders)).rejects.toThrow(/ is in use by another program\. /);
  await other.close();
});
