import { GetItemCommand } from '@aws-sdk/client-dynamodb';
import type { InquiryItem } from '#infra/inquiries/inquiry-record.ts';
import type { InquirySource } from '#infra/inquiries/read-items.ts';
import { notifiedAt } from '#lambda/notify-sales/inquiry-table.ts';
import { tablePartitionKey } from '#lambda/submit-inquiry/inquiry-table.ts';
import { dropResend, notedResends } from './resend-notes.ts';

/**
 * Inquiries whose mail was asked for once more and not sent since, however old they are. The note of one that was mailed,
 * or erased, goes; until then it stays, so that nothing is lost by a kill.
 * @param notes folder of the notes
 */
export async function resendItems(
  { client, tableName }: InquirySource,
  notes: string,
): Promise<readonly InquiryItem[]> {
  const items: InquiryItem[] = [];
  for (const id of await notedResends(notes)) {
    const { Item } = await client.send(
      new GetItemCommand({ TableName: tableName, Key: { [tablePartitionKey]: { S: id } } }),
    );
    if (Item && !Object.hasOwn(Item, notifiedAt)) items.push(Item);
    else await dropResend(notes, id);
  }
  return items;
}
