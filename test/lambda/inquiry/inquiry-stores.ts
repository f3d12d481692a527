import { dynamoRepository } from '#infra/inquiries/dynamo-repository.ts';
import type { InquiryRepository } from '#infra/inquiries/repository.ts';
import { sqliteRepository } from '#infra/inquiries/sqlite-repository.ts';
import { openDatabase } from '#infra/local/database.ts';
import { sqliteInquiryStore, sqliteOutbox } from '#infra/local/sqlite-store.ts';
import { dynamoInquiryStore, type InquiryStore } from '#lambda/inquiry/inquiry-store.ts';
import { dynamoOutbox, type Outbox } from '#lambda/inquiry/outbox.ts';
import type { NewInquiry, StoredInquiry } from '#lambda/inquiry/stored-inquiry.ts';
import { dynamoDbTable } from '../dynamodb-table.ts';
import { goodInquiry } from '../submit-inquiry/post-event.ts';

/** The three ports to the same inquiries. */
export interface InquiryStores {
  readonly store: InquiryStore;
  readonly outbox: Outbox;
  readonly repository: InquiryRepository;
  close(): Promise<void> | void;
}

export const retentionDays = 730;

export async function dynamoStores(): Promise<InquiryStores> {
  const table = await dynamoDbTable();
  return {
    store: dynamoInquiryStore(table, retentionDays),
    outbox: dynamoOutbox(table),
    repository: dynamoRepository(table),
    close: table.close,
  };
}

/** @param file by default in memory */
export function sqliteStores(file = ':memory:', days = retentionDays): InquiryStores {
  const database = openDatabase({ store: file });
  return {
    store: sqliteInquiryStore(database, days),
    outbox: sqliteOutbox(database),
    repository: sqliteRepository(database),
    close: () => database.close(),
  };
}

export function newInquiry(changes: Partial<NewInquiry> = {}): NewInquiry {
  return { ...goodInquiry, id: 'i1', suspect: [], receivedAt: new Date(), ...changes };
}

/** All of an iteration. */
export async function collected<Type>(iteration: AsyncIterable<Type>): Promise<Type[]> {
  const all: Type[] = [];
  for await (const one of iteration) all.push(one);
  return all;
}

/** All that is stored, expired inquiries included. */
export function allIn({ repository }: Pick<InquiryStores, 'repository'>): Promise<StoredInquiry[]> {
  return collected(repository.all(new Date(0)));
}

export async function idsIn(inquiries: AsyncIterable<StoredInquiry>): Promise<string[]> {
  return (await collected(inquiries)).map(({ id }) => id);
}
