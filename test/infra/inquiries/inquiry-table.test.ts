import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readInquiries } from '#infra/inquiries/inquiry-table.ts';
import { localTableName } from '#infra/store/local-client.ts';
import type { LocalStore } from '#infra/store/store.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { fill, storeIn } from './fill-store.ts';

const now = new Date('2026-11-21T09:06:00.123Z');
let store: LocalStore;

beforeEach(async () => {
  store = await storeIn(temporaryFolder());
});
afterEach(() => store.close());

async function ids(at = now): Promise<string[]> {
  const found = [];
  const table = { client: store.client, tableName: localTableName };
  for await (const { id } of readInquiries(table, { now: at })) found.push(id);
  return found;
}

describe('a listing', () => {
  it('contains inquiries of the same moment once each', async () => {
    await fill(
      store,
      Array.from({ length: 130 }, (_, i) => ({ id: `i${i}`, receivedAt: now })),
    );
    expect(new Set(await ids()).size).toBe(130);
  });

  it('contains an inquiry that arrived while the clock was ahead, past the end of the month', async () => {
    await fill(store, [{ id: 'ahead', receivedAt: new Date('2026-12-01T00:00:01Z') }]);
    expect(await ids(new Date('2026-11-30T23:59:59Z'))).toHaveLength(1);
  });
});
