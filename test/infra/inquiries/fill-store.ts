import { mkdirSync } from 'node:fs';
import { dataFolder } from '#infra/local/data-folder.ts';
import type { NewInquiry } from '#lambda/inquiry/stored-inquiry.ts';
import {
  type InquiryStores,
  newInquiry,
  retentionDays,
  sqliteStores,
} from '#test/lambda/inquiry/inquiry-stores.ts';

/**
 * The store of a data folder, created if it does not exist.
 * @param days after which what is saved expires
 */
export function storeIn(DATA_DIR: string, days = retentionDays): InquiryStores {
  const { folder, store } = dataFolder({ DATA_DIR });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return sqliteStores(store, days);
}

/** Stores inquiries, one after the other. */
export async function fill(
  { store }: Pick<InquiryStores, 'store'>,
  inquiries: readonly (Partial<NewInquiry> & { readonly id: string })[],
): Promise<void> {
  const sender = { name: 'Zoë', email: 'zoe@example.com', phoneNumber: '+447911123456', comment: 'Hello' };
  for (const inquiry of inquiries) await store.save(newInquiry({ ...sender, ...inquiry }));
}

/** Stores inquiries of a week ago that have expired. */
export async function fillExpired(DATA_DIR: string, inquiries: Parameters<typeof fill>[1]): Promise<void> {
  const stores = storeIn(DATA_DIR, 1);
  const receivedAt = new Date(Date.now() - 7 * 24 * 3_600_000);
  await fill(
    stores,
    inquiries.map((inquiry) => ({ receivedAt, ...inquiry })),
  );
  await stores.close();
}
