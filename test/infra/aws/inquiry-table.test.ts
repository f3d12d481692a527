import { expect, test } from 'vitest';
import { activityIndex, outboxIndex, partitionKey, timeToLiveAttribute } from '#lambda/inquiry/item.ts';
import { synthesize } from './synthesize.ts';

const table = synthesize().only('AWS::DynamoDB::GlobalTable');

const text = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' });
const index = ({ name, partitionKey: hash, sortKey }: typeof activityIndex | typeof outboxIndex) => ({
  IndexName: name,
  KeySchema: [
    { AttributeName: hash, KeyType: 'HASH' },
    { AttributeName: sortKey, KeyType: 'RANGE' },
  ],
});

test('has the key and the indexes that the Lambdas use', () => {
  const indexes = [activityIndex, outboxIndex];
  expect(table.Properties).toMatchObject({
    KeySchema: [{ AttributeName: partitionKey, KeyType: 'HASH' }],
    GlobalSecondaryIndexes: [
      { ...index(activityIndex), Projection: { ProjectionType: 'ALL' } },
      {
        ...index(outboxIndex),
        Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: outboxIndex.included },
      },
    ],
    AttributeDefinitions: [
      text(partitionKey),
      ...indexes.flatMap(({ partitionKey: hash, sortKey }) => [text(hash), text(sortKey)]),
    ],
  });
});

test('has no stream, as inquiries are mailed from the outbox', () => {
  expect(table.Properties).not.toHaveProperty('StreamSpecification');
});

test('inquiries expire by the time-to-live attribute', () => {
  expect(table.Properties).toMatchObject({
    TimeToLiveSpecification: { AttributeName: timeToLiveAttribute, Enabled: true },
  });
});

test('is billed by request and encrypted with a key whose use is logged', () => {
  expect(table.Properties).toMatchObject({
    BillingMode: 'PAY_PER_REQUEST',
    SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
  });
});

test('outlives the stack, is protected from deletion, and can be restored to any second', () => {
  expect(table).toMatchObject({
    DeletionPolicy: 'Retain',
    UpdateReplacePolicy: 'Retain',
    Properties: {
      Replicas: [
        {
          DeletionProtectionEnabled: true,
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        },
      ],
    },
  });
});

test('keeps its logical id, as another one would be a new, empty table', () => {
  expect(table.logicalId).toBe('InquiriesTable3CEF0F62');
});
