import { deepEqual, equal } from 'node:assert/strict';
import { createRequire } from 'node:module';
import { type DynamoDBClient, PutItemCommand, paginateScan } from '@aws-sdk/client-dynamodb';
import { localTableName } from '#infra/store/local-client.ts';
import { type LocalStore, openStore } from '#infra/store/store.ts';
import { byMonthIndex, type Item, outboxIndex, putNew } from '#lambda/inquiry-item.ts';

export const content = {
  name: 'é देवनागरी 🙂',
  email: 'a@example.com',
  phoneNumber: '+12015550123',
  comment: 'one\n\n\ttwo',
};

/** Opens a store that no other process has open. */
export async function freeStore(folder: string): Promise<LocalStore> {
  const store = await openStore(folder);
  if (store === undefined) throw new Error('the store is locked');
  return store;
}

/** Stores a new inquiry, as the Lambda does. */
export async function putInquiry(client: DynamoDBClient, id: string, receivedAt = new Date()): Promise<void> {
  const input = putNew({ ...content, id, receivedAt, suspect: [] }, 730);
  await client.send(new PutItemCommand({ TableName: localTableName, ...input }));
}

/** All items of the table, or all entries of an index, by id. */
export async function itemsIn(client: DynamoDBClient, IndexName?: string): Promise<Map<string, Item>> {
  const items: Item[] = [];
  const pages = paginateScan({ client }, { TableName: localTableName, IndexName });
  for await (const { Items = [] } of pages) items.push(...Items);
  const byId = new Map(items.map((item) => [item['id']?.S ?? '', item]));
  // Otherwise an index holds an inquiry twice.
  equal(items.length, byId.size);
  return byId;
}

/**
 * Checks that the indexes hold exactly what the table says, no more and no less.
 * @returns the items by id
 */
export async function expectConsistent(client: DynamoDBClient): Promise<Map<string, Item>> {
  const items = await itemsIn(client);
  deepEqual(await itemsIn(client, byMonthIndex.name), items);
  const unsent = [...items].filter(([, item]) => outboxIndex.partitionKey in item);
  const { partitionKey, sortKey, included } = outboxIndex;
  const projected = (item: Item) =>
    Object.fromEntries(
      ['id', partitionKey, sortKey, ...included].flatMap((name) => (item[name] ? [[name, item[name]]] : [])),
    );
  deepEqual(
    await itemsIn(client, outboxIndex.name),
    new Map(unsent.map(([id, item]) => [id, projected(item)])),
  );
  return items;
}

/** Prefix of an index's keys in the files of a store. Items have `item-`, and the table is at `tableKey`. */
export const indexPrefix = (index: string) => `index-global~${localTableName}~${index}~`;
export const tableKey = `table~${localTableName}`;

/** The part of LevelDB that tests use. */
export interface LevelFiles {
  get(key: string): Promise<Item>;
  put(key: string, value: unknown): Promise<void>;
  del(key: string): Promise<void>;
  iterator(): { all(): Promise<[key: string, value: Item][]> };
  close(): Promise<void>;
}

/** Changes the files of a closed store in a way that dynalite would not. */
export async function editFiles(folder: string, edit: (files: LevelFiles) => Promise<void>): Promise<void> {
  const { Level } = createRequire(import.meta.resolve('dynalite'))('level');
  const files: LevelFiles = new Level(folder, { valueEncoding: 'json' });
  await edit(files);
  await files.close();
}
