import { DeleteItemCommand } from '@aws-sdk/client-dynamodb';
import { inquiryAttributes } from '#lambda/submit-inquiry/inquiry-table.ts';
import type { InquiryItem } from './inquiry-record.ts';
import { type InquirySource, itemPages } from './read-items.ts';

/** How many inquiries of an e-mail address there are, expired ones included as long as they are stored. */
export async function countOfEmail(source: InquirySource, email: string, now: Date): Promise<number> {
  let count = 0;
  for await (const items of itemPages(source, now)) count += items.filter(isOf(email)).length;
  return count;
}

/**
 * Erases the inquiries of an e-mail address, a page at a time. Cut off, it has erased some, and may be run again.
 * @returns how many were erased
 */
export async function eraseEmail(source: InquirySource, email: string, now: Date): Promise<number> {
  let count = 0;
  for await (const items of itemPages(source, now)) {
    for (const item of items.filter(isOf(email))) {
      await erase(source, item);
      count += 1;
    }
  }
  return count;
}

async function erase({ client, tableName }: InquirySource, item: InquiryItem): Promise<void> {
  const { id } = inquiryAttributes;
  const key = item[id];
  if (key) await client.send(new DeleteItemCommand({ TableName: tableName, Key: { [id]: key } }));
}

function isOf(email: string): (item: InquiryItem) => boolean {
  const wanted = comparable(email);
  return (item) => comparable(item['email']?.S ?? '') === wanted;
}

/** As the schema stores it, and without capital letters, which no provider tells apart. */
function comparable(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}
