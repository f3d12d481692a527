import { existsSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { BatchWriteItemCommand, type DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { byMonthIndex, type Item, isExpired, partitionKey } from '#lambda/inquiry-item.ts';
import { openLevel, socketFor, startDynamoDb } from './embedded-dynamodb.ts';
import { localTableName } from './local-client.ts';
import { createTable, describeTable, isActive } from './table.ts';

/** Name of a copy while it is made. */
const next = (folder: string) => `${folder}.next`;

/** Name of a complete copy, until it replaces the store. */
const rebuilt = (folder: string) => `${folder}.rebuilt`;

/**
 * Copies the inquiries of an open store that have not expired into a new one, which `finishRebuild` puts in its place.
 * This repairs the indexes: dynalite writes them before the item, so after a kill they may differ from the table. It also
 * leaves out deleted inquiries, which LevelDB's files hold for a long time. An interruption at any point leaves a complete
 * store.
 */
export async function rebuildStore(folder: string, client: DynamoDBClient): Promise<void> {
  await rm(next(folder), { recursive: true, force: true });
  const copy = await startDynamoDb(next(folder), await socketFor(next(folder)));
  try {
    await createTable(copy.client);
    await copyInquiries(client, copy.client);
  } finally {
    await copy.close();
  }
  // When it opens, LevelDB flushes its log to the disk, so a power failure does not lose the copy after the original.
  await (await openLevel(next(folder)))?.close();
  await rename(next(folder), rebuilt(folder));
}

/** Replaces a closed store by its complete copy, if there is one. An incomplete one is removed. */
export async function finishRebuild(folder: string): Promise<void> {
  await rm(next(folder), { recursive: true, force: true });
  if (!existsSync(rebuilt(folder))) return;
  await rm(folder, { recursive: true, force: true });
  await rename(rebuilt(folder), folder);
}

export async function hasExpired(client: DynamoDBClient): Promise<boolean> {
  const now = new Date();
  for await (const { Items = [] } of scan(client))
    if (Items.some((item) => isExpired(item, now))) return true;
  return false;
}

/** @throws if the folder cannot be read, for example another user's: the store may exist */
export function storeExists(folder: string): boolean {
  return [folder, rebuilt(folder)].some((path) => statSync(path, { throwIfNoEntry: false }) !== undefined);
}

async function copyInquiries(from: DynamoDBClient, to: DynamoDBClient): Promise<void> {
  // A kill interrupted the creation of the table, so it is empty.
  if (!isActive(await describeTable(from))) return;
  const now = new Date();
  const ids = new Set<string>();
  // An inquiry that is only in the index was being written when the process was killed. Its entry holds all of it.
  for (const IndexName of [undefined, byMonthIndex.name]) {
    for await (const { Items = [] } of scan(from, IndexName)) {
      const current = Items.filter((item) => !isExpired(item, now));
      const missing = new Map(current.map((item) => [item[partitionKey]?.S ?? '', item]));
      for (const id of missing.keys()) if (ids.has(id)) missing.delete(id);
      await put(to, [...missing.values()]);
      for (const id of missing.keys()) ids.add(id);
    }
  }
}

function scan(client: DynamoDBClient, IndexName?: string) {
  return paginateScan({ client }, { TableName: localTableName, IndexName });
}

/** DynamoDB's limit for a batch. */
const batchSize = 25;

async function put(client: DynamoDBClient, items: readonly Item[]): Promise<void> {
  for (let start = 0; start < items.length; start += batchSize) {
    const requests = items.slice(start, start + batchSize).map((Item) => ({ PutRequest: { Item } }));
    await client.send(new BatchWriteItemCommand({ RequestItems: { [localTableName]: requests } }));
  }
}
