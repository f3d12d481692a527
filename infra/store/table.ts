import { setTimeout as sleep } from 'node:timers/promises';
import {
  CreateTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceNotFoundException,
  type TableDescription,
} from '@aws-sdk/client-dynamodb';
import { byMonthIndex, outboxIndex, partitionKey } from '#lambda/inquiry-item.ts';
import { localTableName } from './local-client.ts';

/** @returns undefined if there is no table */
export async function describeTable(client: DynamoDBClient): Promise<TableDescription | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName: localTableName }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

export function isActive(table: TableDescription | undefined): boolean {
  return table?.TableStatus === 'ACTIVE';
}

/** Creates the table as the stack does. */
export async function createTable(client: DynamoDBClient): Promise<void> {
  const indexes = [byMonthIndex, outboxIndex];
  const keys = [partitionKey, ...indexes.flatMap((index) => [index.partitionKey, index.sortKey])];
  await client.send(
    new CreateTableCommand({
      TableName: localTableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: keys.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      KeySchema: [{ AttributeName: partitionKey, KeyType: 'HASH' }],
      GlobalSecondaryIndexes: indexes.map((index) => ({
        IndexName: index.name,
        KeySchema: [
          { AttributeName: index.partitionKey, KeyType: 'HASH' },
          { AttributeName: index.sortKey, KeyType: 'RANGE' },
        ],
        Projection:
          'included' in index
            ? { ProjectionType: 'INCLUDE', NonKeyAttributes: [...index.included] }
            : { ProjectionType: 'ALL' },
      })),
    }),
  );
  while (!isActive(await describeTable(client))) await sleep(10);
}
