import { ConditionalCheckFailedException, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { putIntoOutbox } from '#lambda/inquiry-item.ts';
import { type InquiryTable, setAsideIds } from './inquiry-table.ts';
import { noSuchInquiry, type OpenTable } from './open-table.ts';

/**
 * Has the email about an inquiry sent again, whether it was sent, is still tried or was set aside.
 * @param id without it, all that were set aside
 * @returns what was done, and when the email is sent
 * @throws {SetupError} when there is no such inquiry
 */
export async function resend(
  id: string | undefined,
  { table, place, isDeployed }: OpenTable,
  now: Date,
): Promise<string> {
  const when = isDeployed
    ? 'within a minute, if the stack was deployed with a salesEmail'
    : 'by the site within a minute if it is running, otherwise with the next npm start';
  if (id === undefined) {
    const count = table ? await putBackSetAside(table, now) : 0;
    if (count === 0) return `No inquiry is set aside in ${place}.\n`;
    return `${count} ${count === 1 ? 'inquiry was' : 'inquiries were'} set aside. The emails will be sent ${when}.\n`;
  }
  if (!table || !(await putBack(table, id, now))) throw noSuchInquiry(id, place);
  return `The email about inquiry ${id} will be sent again ${when}.\n`;
}

async function putBackSetAside(table: InquiryTable, now: Date): Promise<number> {
  let count = 0;
  for await (const id of setAsideIds(table)) if (await putBack(table, id, now)) count += 1;
  return count;
}

/** One conditional write, so an inquiry that is erased at the same time does not come back. */
async function putBack({ client, tableName }: InquiryTable, id: string, now: Date): Promise<boolean> {
  try {
    await client.send(new UpdateItemCommand({ TableName: tableName, ...putIntoOutbox(id, now) }));
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
