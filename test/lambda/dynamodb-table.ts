import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CreateTableCommand,
  DeleteItemCommand,
  DescribeTableCommand,
  DynamoDBClient,
  PutItemCommand,
  ScanCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import dynalite from 'dynalite';
import {
  activityIndex,
  type Item,
  type ItemUpdate,
  outboxIndex,
  partitionKey,
} from '#lambda/inquiry/item.ts';

export type DynamoDbTable = Awaited<ReturnType<typeof dynamoDbTable>>;

const TableName = 'inquiries';

/** An empty table of inquiries with its indexes, in memory, behind the real protocol of DynamoDB. */
export async function dynamoDbTable() {
  const server = dynalite({ path: '', createTableMs: 0 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBClient({ endpoint, region: 'us-east-1', credentials });
  await createTable(client);
  return {
    client,
    tableName: TableName,
    /** Variables that make a deployed Lambda use this table. */
    environment: {
      TABLE_NAME: TableName,
      AWS_ENDPOINT_URL_DYNAMODB: endpoint,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
    put: (item: Item) => client.send(new PutItemCommand({ TableName, Item: item })),
    update: (input: ItemUpdate) => client.send(new UpdateItemCommand({ TableName, ...input })),
    erase: (id: string) => client.send(new DeleteItemCommand({ TableName, Key: { id: { S: id } } })),
    items: async (): Promise<readonly Item[]> =>
      (await client.send(new ScanCommand({ TableName }))).Items ?? [],
    async close(): Promise<void> {
      client.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Creates the table as the stack does. */
async function createTable(client: DynamoDBClient): Promise<void> {
  const indexes = [activityIndex, outboxIndex];
  const keys = [partitionKey, ...indexes.flatMap((index) => [index.partitionKey, index.sortKey])];
  await client.send(
    new CreateTableCommand({
      TableName,
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
  const isActive = async () =>
    (await client.send(new DescribeTableCommand({ TableName }))).Table?.TableStatus === 'ACTIVE';
  while (!(await isActive())) await sleep(10);
}
