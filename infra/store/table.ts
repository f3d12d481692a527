import { setTimeout as sleep } from 'node:timers/promises';
import {
  CreateTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceNotFoundException,
} from '@aws-sdk/client-dynamodb';
import { SetupError } from '#infra/setup-error.ts';
import { byMonthIndex, tablePartitionKey } from '#lambda/submit-inquiry/inquiry-table.ts';
import { localTableName } from './local-client.ts';

/** Tries to see a new table become active, 10 ms apart. */
const patience = 100;

/**
 * Creates the table as the stack creates it, unless it is there.
 * @throws {SetupError} when its creation was cut off, by a kill in its first milliseconds
 */
export async function ensureTable(client: DynamoDBClient): Promise<void> {
  if ((await tableStatus(client)) === undefined) await createTable(client);
  for (let i = 0; i < patience; i += 1) {
    if ((await tableStatus(client)) === 'ACTIVE') return;
    await sleep(10);
  }
  throw new SetupError(
    'The local store was never finished, and is empty: delete its folder and start again.',
  );
}

async function tableStatus(client: DynamoDBClient): Promise<string | undefined> {
  try {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: localTableName }));
    return Table?.TableStatus;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

async function createTable(client: DynamoDBClient): Promise<void> {
  const { name, partitionKey, sortKey } = byMonthIndex;
  const names = [tablePartitionKey, partitionKey, sortKey];
  await client.send(
    new CreateTableCommand({
      TableName: localTableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: names.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      KeySchema: [{ AttributeName: tablePartitionKey, KeyType: 'HASH' }],
      GlobalSecondaryIndexes: [
        {
          IndexName: name,
          KeySchema: [
            { AttributeName: partitionKey, KeyType: 'HASH' },
            { AttributeName: sortKey, KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'ALL' },
        },
      ],
    }),
  );
}
