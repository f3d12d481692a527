import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { localTableName } from '#infra/store/local-client.ts';
import { type LocalStore, openStore } from '#infra/store/store.ts';
import { dynamoInquiryStore } from '#lambda/submit-inquiry/dynamo-inquiry-store.ts';
import type { ReceivedInquiry } from '#lambda/submit-inquiry/inquiry-store.ts';

/** The store of a data folder, made when it is not there. */
export async function storeIn(dataDir: string): Promise<LocalStore> {
  const folder = path.join(dataDir, 'dynamodb');
  mkdirSync(folder, { recursive: true });
  const store = await openStore(folder);
  if (!store) throw new Error('the store is locked');
  return store;
}

/** Puts inquiries into it, all at once. */
export async function fill(
  { client }: LocalStore,
  inquiries: readonly (Partial<ReceivedInquiry> & { readonly id: string })[],
  retentionDays = 730,
): Promise<void> {
  const store = dynamoInquiryStore({ client, tableName: localTableName, retentionDays });
  const defaults = {
    receivedAt: new Date(),
    name: 'Zoë',
    email: 'zoe@example.com',
    phoneNumber: '+447911123456',
    comment: 'Hello',
  };
  await Promise.all(inquiries.map((inquiry) => store.put({ ...defaults, ...inquiry })));
}
