import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  DynamoDBServiceException,
  PutItemCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it, onTestFinished } from 'vitest';
import { inquiryStore } from '#lambda/submit-inquiry/store.ts';
import { goodInquiry } from './post-event.ts';

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
  return inquiryStore({ client: new DynamoDBClient({ region: 'local' }), tableName: 't', retentionDays: 1 });
}

it('an inquiry counts as stored only if it is: every failure but that of its condition is an error', async () => {
  expect(await failingStore(changed, changed).save(inquiry)).toBe('repeat');
  for (const store of [failingStore(failure, changed), failingStore(changed, failure)])
    await expect(store.save(inquiry)).rejects.toThrow(failure);
});
