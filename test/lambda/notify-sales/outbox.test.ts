import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  DynamoDBServiceException,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it, onTestFinished } from 'vitest';
import { dynamoOutbox } from '#lambda/notify-sales/outbox.ts';
import { storedInquiry } from './sales-notifier.ts';

/** The outbox of a table that refuses every update with this error. */
function refusing(error: Error) {
  const dynamo = mockClient(DynamoDBClient);
  onTestFinished(() => dynamo.restore());
  dynamo.on(UpdateItemCommand).rejects(error);
  return dynamoOutbox(new DynamoDBClient({ region: 'local' }), 'table');
}

const entry = { id: 'i1', unsentSince: storedInquiry.unsentSince ?? '', dueAt: undefined, isAlone: false };
const now = new Date();

it('an inquiry that another run has changed is left to that run', async () => {
  const outbox = refusing(new ConditionalCheckFailedException({ $metadata: {}, message: 'changed' }));
  expect(await outbox.claim(entry, now)).toBeUndefined();
  await outbox.record(storedInquiry, { sentAt: now });
});

it('any other failure of the table is one of the run', async () => {
  const error = new DynamoDBServiceException({
    name: 'ProvisionedThroughputExceededException',
    $fault: 'client',
    $metadata: {},
  });
  const outbox = refusing(error);
  await expect(outbox.claim(entry, now)).rejects.toThrow(error);
  await expect(outbox.record(storedInquiry, { sentAt: now })).rejects.toThrow(error);
});
