import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import {
  DeleteItemCommand,
  DynamoDBClient,
  PutItemCommand,
  ScanCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import dynalite from 'dynalite';
import { localTableName as TableName } from '#infra/store/local-client.ts';
import { createTable } from '#infra/store/table.ts';
import type { Item, ItemUpdate } from '#lambda/inquiry-item.ts';

export type LocalTable = Awaited<ReturnType<typeof localTable>>;

/** An empty table of inquiries with its indexes, in memory, behind the real protocol of DynamoDB. */
export async function localTable() {
  // With an empty path, dynalite stores in memory.
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
