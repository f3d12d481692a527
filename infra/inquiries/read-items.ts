import { type DynamoDBClient, QueryCommand } from '@aws-sdk/client-dynamodb';
import { byMonthIndex, monthOf } from '#lambda/submit-inquiry/inquiry-table.ts';
import type { InquiryItem } from './inquiry-record.ts';

/** A table of inquiries and the client that reaches it, local or deployed. */
export interface InquirySource {
  readonly client: DynamoDBClient;
  readonly tableName: string;
}

/** No inquiry is older, however wrong the clock of a machine: the walk back through the months ends here. */
const firstMonth = '2020-01';

/** Items a page: a few hundred KB at most, however long the comments are. */
const pageSize = 100;

/**
 * Every item, expired ones included, newest first, a page at a time; memory stays the same however many there are. The
 * index follows the table within moments.
 * @param after key in the index of the item after which to begin; by default it begins with the newest
 */
export async function* itemPages(
  { client, tableName }: InquirySource,
  now: Date,
  after?: InquiryItem,
): AsyncGenerator<readonly InquiryItem[]> {
  let start = after;
  for (const month of monthsBack(after?.[byMonthIndex.partitionKey]?.S ?? nextMonth(now))) {
    do {
      const page = await client.send(
        new QueryCommand({
          TableName: tableName,
          IndexName: byMonthIndex.name,
          KeyConditionExpression: '#month = :month',
          ExpressionAttributeNames: { '#month': byMonthIndex.partitionKey },
          ExpressionAttributeValues: { ':month': { S: month } },
          ScanIndexForward: false,
          Limit: pageSize,
          ExclusiveStartKey: start,
        }),
      );
      if (page.Items?.length) yield page.Items;
      start = page.LastEvaluatedKey;
    } while (start);
  }
}

/** Where the walk begins: clocks differ. */
function nextMonth(now: Date): string {
  return monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)).toISOString());
}

/** From a month such as `2026-11` to the first. */
function* monthsBack(from: string): Generator<string> {
  const date = new Date(`${from}-01T00:00:00Z`);
  for (; monthOf(date.toISOString()) >= firstMonth; date.setUTCMonth(date.getUTCMonth() - 1)) {
    yield monthOf(date.toISOString());
  }
}
