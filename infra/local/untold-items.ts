import { QueryCommand } from '@aws-sdk/client-dynamodb';
import type { InquiryItem } from '#infra/inquiries/inquiry-record.ts';
import type { InquirySource } from '#infra/inquiries/read-items.ts';
import { notifiedAt } from '#lambda/notify-sales/inquiry-table.ts';
import { byMonthIndex, monthOf } from '#lambda/submit-inquiry/inquiry-table.ts';

export interface UntoldRange {
  /** As ISO 8601 in UTC. */
  readonly from: string;
  readonly now: Date;
}

/** Inquiries that arrived at this moment or later and were not mailed, oldest first. */
export async function untoldItems(
  { client, tableName }: InquirySource,
  { from, now }: UntoldRange,
): Promise<readonly InquiryItem[]> {
  const items: InquiryItem[] = [];
  for (const month of months(from, now)) {
    let start: InquiryItem | undefined;
    do {
      const page = await client.send(
        new QueryCommand({
          TableName: tableName,
          IndexName: byMonthIndex.name,
          KeyConditionExpression: '#month = :month AND #receivedAt >= :from',
          FilterExpression: 'attribute_not_exists(#notifiedAt)',
          ExpressionAttributeNames: {
            '#month': byMonthIndex.partitionKey,
            '#receivedAt': byMonthIndex.sortKey,
            '#notifiedAt': notifiedAt,
          },
          ExpressionAttributeValues: { ':month': { S: month }, ':from': { S: from } },
          ExclusiveStartKey: start,
        }),
      );
      items.push(...(page.Items ?? []));
      start = page.LastEvaluatedKey;
    } while (start);
  }
  return items;
}

/** To the month after this one, as clocks are corrected. */
function* months(from: string, now: Date): Generator<string> {
  const last = monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)).toISOString());
  const date = new Date(`${monthOf(from)}-01T00:00:00.000Z`);
  for (; monthOf(date.toISOString()) <= last; date.setUTCMonth(date.getUTCMonth() + 1)) {
    yield monthOf(date.toISOString());
  }
}
