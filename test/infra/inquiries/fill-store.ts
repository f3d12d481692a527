import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { socketFor } from '#infra/store/embedded-dynamodb.ts';
import { localTableName } from '#infra/store/local-client.ts';
import { type LocalStore, openStore } from '#infra/store/store.ts';
import { type NewInquiry, putNew } from '#lambda/inquiry-item.ts';

/** The store of a data folder, made when it is not there. */
export async function storeIn(dataDir: string): Promise<LocalStore> {
  const folder = path.join(dataDir, 'dynamodb');
  mkdirSync(folder, { recursive: true });
  const store = await openStore(folder, { socket: await socketFor(folder) });
  if (!store) throw new Error('the store is locked');
  return store;
}

/** Stores inquiries, all at once. */
export async function fill(
  { client }: Pick<LocalStore, 'client'>,
  inquiries: readonly (Partial<NewInquiry> & { readonly id: string })[],
  retentionDays = 730,
): Promise<void> {
  const receivedAt = new Date();
  const sender = { name: 'Zoë', email: 'zoe@example.com', phoneNumber: '+447911123456', comment: 'Hello' };
  const put = async (inquiry: (typeof inquiries)[number]) => {
    const item = putNew({ receivedAt, suspect: [], ...sender, ...inquiry }, retentionDays);
    await client.send(new PutItemCommand({ TableName: localTableName, ...item }));
  };
  await Promise.all(inquiries.map(put));
}
