import { afterAll, afterEach, beforeAll } from 'vitest';
import type { AttemptResult } from '#lambda/inquiry/outbox.ts';
import type { NewInquiry, OutboxState, StoredInquiry } from '#lambda/inquiry/stored-inquiry.ts';
import { allIn, dynamoStores, type InquiryStores, newInquiry, sqliteStores } from './inquiry-stores.ts';

export const start = Date.parse('2026-11-22T00:00:00.123Z');
export const second = 1000;
export const day = 24 * 60 * 60 * second;
export const iso = (time: number) => new Date(time).toISOString();
export const secondsAfter = (time: number, days: number) => Math.floor((time + days * day) / second);

/** What the tests of the ports run on. */
export const kindsOfStores = [
  ['DynamoDB', dynamoStores],
  ['SQLite', async () => sqliteStores()],
] as const;

/** Stores for the tests of a `describe`, empty for each. */
export function testedStores(open: () => Promise<InquiryStores>) {
  let stores: InquiryStores;

  beforeAll(async () => {
    stores = await open();
  });
  afterEach(async () => {
    for (const { id } of await allIn(stores)) await stores.repository.erase(id);
  });
  afterAll(() => stores.close());

  return {
    get store() {
      return stores.store;
    },
    get outbox() {
      return stores.outbox;
    },
    get repository() {
      return stores.repository;
    },
    save: (time = start, changes: Partial<NewInquiry> = {}) =>
      stores.store.save(newInquiry({ receivedAt: new Date(time), ...changes })),
    all: () => allIn(stores),
    async only(): Promise<StoredInquiry> {
      const [inquiry, ...others] = await allIn(stores);
      if (inquiry === undefined || others.length > 0) throw new Error(`${others.length} other inquiries`);
      return inquiry;
    },
    /** Takes the first one in a state out of the outbox, and records a result if there is one. */
    async attempt(result?: AttemptResult, state: OutboxState = 'unsent'): Promise<StoredInquiry> {
      const [entry] = await stores.outbox.entries(state);
      const claimed = entry && (await stores.outbox.claim(entry, new Date(start + 50 * second)));
      if (claimed === undefined) throw new Error('nothing to claim');
      if (result !== undefined) await stores.outbox.record(claimed, result);
      return claimed;
    },
  };
}
