import { expect, test } from 'vitest';
import { byMonthIndex, inquiryAttributes, tablePartitionKey } from '#lambda/submit-inquiry/inquiry-table.ts';
import { synthesize } from './synthesize.ts';

const table = synthesize().only('AWS::DynamoDB::GlobalTable');

test('keys and index are those that the Lambda writes by', () => {
  const { partitionKey, sortKey } = byMonthIndex;
  const text = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' });
  expect(table.Properties).toMatchObject({
    KeySchema: [{ AttributeName: tablePartitionKey, KeyType: 'HASH' }],
    GlobalSecondaryIndexes: [
      {
        IndexName: byMonthIndex.name,
        KeySchema: [
          { AttributeName: partitionKey, KeyType: 'HASH' },
          { AttributeName: sortKey, KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'ALL' },
      },
    ],
    AttributeDefinitions: [text(tablePartitionKey), text(partitionKey), text(sortKey)],
  });
});

test('inquiries expire by their attribute', () => {
  expect(table.Properties).toMatchObject({
    TimeToLiveSpecification: { AttributeName: inquiryAttributes.expiresAt, Enabled: true },
  });
});

test('paid by request, encrypted with a key whose use is logged', () => {
  expect(table.Properties).toMatchObject({
    BillingMode: 'PAY_PER_REQUEST',
    SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
  });
});

test('nothing is lost by mistake: it outlives the stack, cannot be deleted, and goes back to any second', () => {
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

test('its logical id stays: another one would be another, empty table', () => {
  expect(table.logicalId).toBe('InquiriesTable3CEF0F62');
});
