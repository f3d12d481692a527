import { type DynamoDBClient, GetItemCommand, paginateQuery, paginateScan } from '@aws-sdk/client-dynamodb';
import {
  byMonthIndex,
  fromItem,
  type Item,
  isExpired,
  monthOf,
  type OutboxState,
  outboxIndex,
  partitionKey,
  type StoredInquiry,
} from '#lambda/inquiry-item.ts';

/** The table of inquiries, local or deployed. Everything that reads it goes through this file. */
export interface InquiryTable {
  readonly client: DynamoDBClient;
  readonly tableName: string;
}

/** No inquiry is older, however wrong a machine's clock was: the walk back through the months ends here. */
const firstMonth = '2020-01';

/** Set aside first: these need the owner. */
const outboxStates: readonly string[] = ['setAside', 'unsent'] satisfies OutboxState[];

export interface ReadOptions {
  readonly now: Date;
  /** The item after which to begin; by default at the beginning. */
  readonly before?: Item;
  readonly suspect?: boolean;
}

/** Inquiries that have not expired, newest first, from the index: it follows the table within moments. */
export async function* readInquiries(
  table: InquiryTable,
  { now, before, suspect = false }: ReadOptions,
): AsyncGenerator<StoredInquiry> {
  for await (const items of itemPages(table, now, before)) {
    const inquiries = items.filter((item) => !isExpired(item, now)).map(fromItem);
    yield* suspect ? inquiries.filter((inquiry) => inquiry.suspect.length > 0) : inquiries;
  }
}

/** All items, expired ones included, newest first, a page at a time. */
function itemPages(table: InquiryTable, now: Date, before?: Item): AsyncGenerator<readonly Item[]> {
  // Clocks differ, so begin with the month after this one.
  const nextMonth = monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)).toISOString());
  const months = monthsBack(before?.[byMonthIndex.partitionKey]?.S ?? nextMonth);
  return indexPages(table, byMonthIndex, { partitions: months, before, pageSize: 100 });
}

/** From a month such as `2026-11` back to the first. */
function* monthsBack(from: string): Generator<string> {
  const date = new Date(`${from}-01T00:00:00Z`);
  for (; monthOf(date.toISOString()) >= firstMonth; date.setUTCMonth(date.getUTCMonth() - 1)) {
    yield monthOf(date.toISOString());
  }
}

/** Inquiries whose email has not been sent: those set aside, then those to be mailed, the latest of each first. */
export async function* readUnsent(
  table: InquiryTable,
  { now, before }: Omit<ReadOptions, 'suspect'>,
): AsyncGenerator<StoredInquiry> {
  const first = outboxStates.indexOf(before?.[outboxIndex.partitionKey]?.S ?? '');
  const partitions = outboxStates.slice(Math.max(first, 0));
  // The index holds little more than keys, so the inquiries themselves are read as well.
  for await (const entries of indexPages(table, outboxIndex, { partitions, before, pageSize: 25 })) {
    const items = await Promise.all(entries.map((entry) => findItem(table, fromItem(entry).id, now)));
    const inquiries = items.filter((item) => item !== undefined).map(fromItem);
    // The index follows the table within moments, so it may still name one that was sent.
    yield* inquiries.filter(({ outbox }) => outbox !== undefined);
  }
}

export async function* setAsideIds(table: InquiryTable): AsyncGenerator<string> {
  const partitions: readonly OutboxState[] = ['setAside'];
  for await (const entries of indexPages(table, outboxIndex, { partitions, pageSize: 100 })) {
    yield* entries.map((entry) => fromItem(entry).id);
  }
}

/** One item as it is stored; undefined when there is none with this id, or it has expired. */
export async function findItem(
  { client, tableName }: InquiryTable,
  id: string,
  now: Date,
): Promise<Item | undefined> {
  const Key = { [partitionKey]: { S: id } };
  const { Item } = await client.send(new GetItemCommand({ TableName: tableName, Key, ConsistentRead: true }));
  return Item && !isExpired(Item, now) ? Item : undefined;
}

/** Every item, expired ones included, in no order. It misses nothing that was stored before, as an index may. */
export async function* scanItems({ client, tableName }: InquiryTable): AsyncGenerator<Item> {
  const pages = paginateScan({ client }, { TableName: tableName, ConsistentRead: true });
  for await (const { Items = [] } of pages) yield* Items;
}

/** Whether an item belongs to this email address, without regard to case, which no provider distinguishes. */
export function isFrom(email: string): (item: Item) => boolean {
  const comparable = (text: string) => text.normalize('NFC').trim().toLowerCase();
  const wanted = comparable(email);
  return (item) => comparable(fromItem(item).email) === wanted;
}

interface IndexRange {
  readonly partitions: Iterable<string>;
  /** An item of the first partition after which to begin. */
  readonly before?: Item;
  readonly pageSize: number;
}

/** Pages of an index, partition by partition, each from its end; read only as far as they are asked for. */
async function* indexPages(
  { client, tableName }: InquiryTable,
  { name, partitionKey: indexKey, sortKey }: typeof byMonthIndex | typeof outboxIndex,
  { partitions, before, pageSize }: IndexRange,
): AsyncGenerator<readonly Item[]> {
  let start =
    before && Object.fromEntries([partitionKey, indexKey, sortKey].map((key) => [key, before[key]]));
  for (const partition of partitions) {
    const pages = paginateQuery(
      { client, pageSize, startingToken: start },
      {
        TableName: tableName,
        IndexName: name,
        KeyConditionExpression: '#key = :partition',
        ExpressionAttributeNames: { '#key': indexKey },
        ExpressionAttributeValues: { ':partition': { S: partition } },
        ScanIndexForward: false,
      },
    );
    for await (const { Items = [] } of pages) if (Items.length > 0) yield Items;
    start = undefined;
  }
}
