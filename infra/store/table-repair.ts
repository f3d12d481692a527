import { BatchGetItemCommand, type DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import type { InquiryItem } from '#infra/inquiries/inquiry-record.ts';
import { itemPages } from '#infra/inquiries/read-items.ts';
import { tablePartitionKey } from '#lambda/submit-inquiry/inquiry-table.ts';
import { localTableName } from './local-client.ts';

/** Pages looked at: far more inquiries than are ever written at the same time. */
const pages = 5;

/**
 * Puts right what a kill may have left: DynamoDB writes item and index together, dynalite one after the other, the index
 * first. An entry of the index without its item was never acknowledged, and a retry would list it twice. It holds
 * the whole inquiry, so it is stored after all.
 */
export async function repairTable(client: DynamoDBClient, now: Date): Promise<void> {
  let looked = 0;
  for await (const entries of itemPages({ client, tableName: localTableName }, now)) {
    const there = await storedIds(client, entries);
    for (const entry of entries.filter((item) => !there.has(idOf(item)))) {
      await client.send(new PutItemCommand({ TableName: localTableName, Item: entry }));
    }
    looked += 1;
    if (looked === pages) return;
  }
}

const idOf = (item: InquiryItem) => item[tablePartitionKey]?.S;

async function storedIds(client: DynamoDBClient, entries: readonly InquiryItem[]) {
  const keys = [...new Set(entries.map(idOf))].map((id) => ({ [tablePartitionKey]: { S: id ?? '' } }));
  const request = { Keys: keys, ProjectionExpression: tablePartitionKey };
  const { Responses } = await client.send(
    new BatchGetItemCommand({ RequestItems: { [localTableName]: request } }),
  );
  return new Set(Responses?.[localTableName]?.map(idOf));
}
