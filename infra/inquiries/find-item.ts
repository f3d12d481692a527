import { GetItemCommand } from '@aws-sdk/client-dynamodb';
import { SetupError } from '#infra/setup-error.ts';
import { inquiryAttributes } from '#lambda/submit-inquiry/inquiry-table.ts';
import { type InquiryItem, isExpired } from './inquiry-record.ts';
import type { ClosedSource, OpenSource } from './open-source.ts';

/**
 * One inquiry as the store keeps it.
 * @throws {SetupError} when there is none of this id, or no more
 */
export async function findItem(
  source: OpenSource | ClosedSource,
  id: string,
  now: Date,
): Promise<InquiryItem> {
  const found = source.client && (await item(source, id));
  if (found && !isExpired(found, now)) return found;
  throw noSuchInquiry(id, source.place);
}

/** What is said of an id that stands for nothing, or for what has expired. */
export function noSuchInquiry(id: string, place: string): SetupError {
  return new SetupError(`There is no inquiry ${JSON.stringify(id)} in ${place}.`);
}

async function item({ client, tableName }: OpenSource, id: string): Promise<InquiryItem | undefined> {
  const { Item } = await client.send(
    new GetItemCommand({
      TableName: tableName,
      Key: { [inquiryAttributes.id]: { S: id } },
      ConsistentRead: true,
    }),
  );
  return Item;
}
