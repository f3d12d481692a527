import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  DynamoDBServiceException,
  QueryCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it, onTestFinished } from 'vitest';
import { dynamoRepository } from '#infra/inquiries/dynamo-repository.ts';
import { putNew } from '#lambda/inquiry/item.ts';
import { dynamoOutbox } from '#lambda/inquiry/outbox.ts';
import { dynamoDbTable } from '../dynamodb-table.ts';
import { storedInquiry } from '../notify-sales/sales-notifier.ts';
import { newInquiry } from './inquiry-stores.ts';

/** The outbox of a table that refuses every update with this error. */
function refusing(error: Error) {
  const dynamo = mockClient(DynamoDBClient);
  onTestFinished(() => dynamo.restore());
  dynamo.on(UpdateItemCommand).rejects(error);
  return dynamoOutbox({ client: new DynamoDBClient({ region: 'local' }), tableName: 'table' });
}

const entry = {
  id: 'i1',
  state: 'unsent',
  unsentSince: storedInquiry.unsentSince ?? '',
  dueAt: undefined,
  isAlone: false,
} as const;
const now = new Date();

it('an inquiry that another run has changed is left to that run', async () => {
  const outbox = refusing(new ConditionalCheckFailedException({ $metadata: {}, message: 'changed' }));
  expect(await outbox.claim(entry, now)).toBeUndefined();
  await outbox.record(storedInquiry, { sentAt: now, messageId: 'm1' });
});

it('any other failure of the table is one of the run', async () => {
  const error = new DynamoDBServiceException({
    name: 'ProvisionedThroughputExceededException',
    $fault: 'client',
    $metadata: {},
  });
  const outbox = refusing(error);
  await expect(outbox.claim(entry, now)).rejects.toThrow(error);
  await expect(outbox.record(storedInquiry, { sentAt: now, messageId: 'm1' })).rejects.toThrow(error);
});

it('a damaged item cannot be claimed until its owner puts it in again', async () => {
  const table = await dynamoDbTable();
  onTestFinished(table.close);
  const { Item } = putNew(newInquiry(), 730);
  await table.put({ ...Item, attempts: { S: 'many' } });
  const outbox = dynamoOutbox(table);
  const claimFirst = async () => {
    const [first] = await outbox.entries('unsent');
    return first && outbox.claim(first, now);
  };
  await expect(claimFirst()).rejects.toThrow();
  await dynamoRepository(table).putIntoOutbox('i1', now);
  expect(await claimFirst()).toMatchObject({ id: 'i1', attempts: 1 });
});

/** The outbox of a table with this many unsent inquiries, in pages of 1,000, and the number of pages that were read. */
function holding(count: number) {
  const dynamo = mockClient(DynamoDBClient);
  onTestFinished(() => dynamo.restore());
  dynamo.on(QueryCommand).callsFake(({ ExclusiveStartKey, ScanIndexForward = true }) => {
    const first = Number(ExclusiveStartKey?.id.S ?? 0);
    const end = Math.min(first + 1000, count);
    const indexes = Array.from({ length: end - first }, (_, i) => first + i);
    return {
      Items: indexes.map((i) => ({ id: { S: `i${ScanIndexForward ? i : count - 1 - i}` } })),
      ...(end < count && { LastEvaluatedKey: { id: { S: String(end) } } }),
    };
  });
  const outbox = dynamoOutbox({ client: new DynamoDBClient({ region: 'local' }), tableName: 'table' });
  return { outbox, pages: () => dynamo.calls().length };
}

it.each([
  ['all', 10_000, 10_000, 10],
  ['all, of which some twice', 15_000, 15_000, 20],
  ['the oldest and the newest', 100_000, 20_000, 20],
])('a run reads %s of %i inquiries', async (_, count, read, pageCount) => {
  const { outbox, pages } = holding(count);
  const ids = (await outbox.entries('unsent')).map(({ id }) => id);
  expect([new Set(ids).size, ids.length, pages()]).toEqual([read, read, pageCount]);
  expect([ids[0], ids.at(-1)]).toEqual(['i0', `i${count - 1}`]);
  const numbers = ids.map((id) => Number(id.slice(1)));
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
});
