import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  DynamoDBServiceException,
  PutItemCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it, onTestFinished } from 'vitest';
import { dynamoInquiryStore } from '#lambda/inquiry/inquiry-store.ts';
import { fromItem, putNew, recordRepeat } from '#lambda/inquiry/item.ts';
import { dynamoDbTable } from '../dynamodb-table.ts';
import { goodInquiry } from '../submit-inquiry/post-event.ts';

const inquiry = { ...goodInquiry, id: 'i1', receivedAt: new Date(), pagePath: undefined, suspect: [] };
const changed = new ConditionalCheckFailedException({ $metadata: {}, message: 'changed' });
const failure = new DynamoDBServiceException({
  name: 'ProvisionedThroughputExceededException',
  $fault: 'client',
  $metadata: {},
});

/** A store whose writes of a new inquiry and of a repeat fail with these errors. */
function failingStore(put: Error, update: Error) {
  const dynamo = mockClient(DynamoDBClient);
  onTestFinished(() => dynamo.restore());
  dynamo.on(PutItemCommand).rejects(put).on(UpdateItemCommand).rejects(update);
  return dynamoInquiryStore({ client: new DynamoDBClient({ region: 'local' }), tableName: 't' }, 1);
}

it('an inquiry counts as stored only if it is: every failure but that of its condition is an error', async () => {
  expect(await failingStore(changed, changed).save(inquiry)).toBe('repeat');
  for (const store of [failingStore(failure, changed), failingStore(changed, failure)])
    await expect(store.save(inquiry)).rejects.toThrow(failure);
});

it('an inquiry is stored once if the response of the database is lost', async () => {
  const table = await dynamoDbTable();
  onTestFinished(table.close);
  let isLost = false;
  table.client.middlewareStack.add(
    (next) => async (args) => {
      const response = await next(args);
      if (isLost) return response;
      isLost = true;
      throw Object.assign(new Error('socket hang up'), { name: 'TimeoutError' });
    },
    { step: 'deserialize' },
  );
  expect(await dynamoInquiryStore(table, 730).save(inquiry)).toBe('repeat');
  const stored = (await table.items()).map(fromItem);
  expect(stored).toMatchObject([{ ...goodInquiry, outbox: 'unsent', repeatedAt: [] }]);
});

it('an inquiry is stored whole if it is erased while its repeat is written', async () => {
  const table = await dynamoDbTable();
  onTestFinished(table.close);
  await table.put(putNew(inquiry, 730).Item);
  const [stored] = await table.items();
  await table.erase(inquiry.id);
  await table.update(recordRepeat(inquiry, 730));
  const repeatedAt = { L: [{ S: inquiry.receivedAt.toISOString() }] };
  expect(await table.items()).toEqual([{ ...stored, repeatedAt }]);
});
