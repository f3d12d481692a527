import {
  GetItemCommand,
  paginateQuery,
  paginateScan,
  type QueryCommandInput,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { dynamoProofStore } from '#lambda/canary/proof.ts';
import { type InquiryTable, ifConditionHolds } from '#lambda/inquiry/dynamodb.ts';
import {
  activityIndex,
  fromItem,
  itemKind,
  keyOf,
  outboxIndex,
  putIntoOutbox,
  text,
} from '#lambda/inquiry/item.ts';
import {
  honeypotMark,
  honeypotRetentionDays,
  isExpired,
  type OutboxState,
  type StoredInquiry,
  secondsOf,
} from '#lambda/inquiry/stored-inquiry.ts';
import { isWantedBy } from './filter.ts';
import { firstState, type InquiryRepository, outboxStates } from './repository.ts';

/** The inquiries in a DynamoDB table. */
export function dynamoRepository(table: InquiryTable): InquiryRepository {
  const { client, tableName: TableName } = table;

  /** Pages of a partition of an index, from its end, read only as far as they are asked for. */
  async function* indexPages(
    index: typeof activityIndex | typeof outboxIndex,
    partition: string,
    { before, pageSize }: { before?: QueryCommandInput['ExclusiveStartKey']; pageSize: number },
  ): AsyncGenerator<readonly StoredInquiry[]> {
    const pages = paginateQuery(
      { client, pageSize, startingToken: before },
      {
        TableName,
        IndexName: index.name,
        KeyConditionExpression: '#key = :partition',
        ExpressionAttributeNames: { '#key': index.partitionKey },
        ExpressionAttributeValues: { ':partition': text(partition) },
        ScanIndexForward: false,
      },
    );
    for await (const { Items = [] } of pages) yield Items.map(fromItem);
  }

  const outboxPages = (state: OutboxState, before?: StoredInquiry) =>
    indexPages(outboxIndex, state, {
      before: before && {
        ...keyOf(before.id),
        [outboxIndex.partitionKey]: text(state),
        [outboxIndex.sortKey]: text(before.unsentSince ?? ''),
      },
      pageSize: 25,
    });

  /** Every inquiry, expired ones included, in no order. It misses nothing, as an index may. */
  async function* scan(): AsyncGenerator<StoredInquiry> {
    const pages = paginateScan({ client }, { TableName, ConsistentRead: true });
    for await (const { Items = [] } of pages) yield* Items.map(fromItem);
  }

  async function find(id: string, now: Date): Promise<StoredInquiry | undefined> {
    const get = new GetItemCommand({ TableName, Key: keyOf(id), ConsistentRead: true });
    const { Item } = await client.send(get);
    const inquiry = Item && fromItem(Item);
    return inquiry && !isExpired(inquiry, now) ? inquiry : undefined;
  }

  const proofStore = dynamoProofStore(table);

  return {
    ...proofStore,
    async eraseMany(ids) {
      await Promise.all(ids.map(proofStore.erase));
    },
    find,
    async *list({ now, before }) {
      const start = before && {
        ...keyOf(before.id),
        [activityIndex.partitionKey]: text(itemKind),
        [activityIndex.sortKey]: text(before.lastReceivedAt),
      };
      const pages = indexPages(activityIndex, itemKind, { before: start, pageSize: 100 });
      for await (const inquiries of pages) yield* inquiries.filter((inquiry) => !isExpired(inquiry, now));
    },
    async *listUnsent({ now, before }) {
      for (const [i, state] of outboxStates.slice(firstState(before)).entries()) {
        // The index holds little more than keys, so the inquiries themselves are read as well.
        for await (const entries of outboxPages(state, i === 0 ? before : undefined)) {
          const inquiries = await Promise.all(entries.map(({ id }) => find(id, now)));
          // The index follows the table within moments, so it may still name one that was sent.
          yield* inquiries.filter((inquiry) => inquiry?.outbox !== undefined) as StoredInquiry[];
        }
      }
    },
    /** They are held in memory to be sorted. */
    async *all(now) {
      const inquiries: StoredInquiry[] = [];
      for await (const inquiry of scan()) if (!isExpired(inquiry, now)) inquiries.push(inquiry);
      yield* inquiries.sort((a, b) => b.lastReceivedAt.localeCompare(a.lastReceivedAt));
    },
    async idsOf(filter) {
      const ids: string[] = [];
      const isWanted = isWantedBy(filter);
      for await (const inquiry of scan()) if (isWanted(inquiry)) ids.push(inquiry.id);
      return ids;
    },
    removeTraces: async () => true,
    async *setAsideIds() {
      for await (const entries of outboxPages('setAside')) yield* entries.map(({ id }) => id);
    },
    async countHoneypot(now) {
      let count = 0;
      // They expire after this time, so older activity need not be read.
      const since = new Date(now.getTime() - honeypotRetentionDays * 24 * 3_600_000).toISOString();
      const pages = paginateQuery(
        { client },
        {
          TableName,
          IndexName: activityIndex.name,
          KeyConditionExpression: '#key = :partition AND #time >= :since',
          FilterExpression: 'contains(suspect, :honeypot) AND expiresAt > :seconds',
          ExpressionAttributeNames: { '#key': activityIndex.partitionKey, '#time': activityIndex.sortKey },
          ExpressionAttributeValues: {
            ':partition': text(itemKind),
            ':since': text(since),
            ':honeypot': text(honeypotMark),
            ':seconds': { N: String(secondsOf(now)) },
          },
          Select: 'COUNT',
        },
      );
      for await (const { Count = 0 } of pages) count += Count;
      return count;
    },
    async putIntoOutbox(id, now) {
      for (const update of putIntoOutbox(id, now))
        if (await ifConditionHolds(client.send(new UpdateItemCommand({ TableName, ...update })))) return true;
      return false;
    },
  };
}
