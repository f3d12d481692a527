import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countOfEmail, eraseEmail } from '#infra/inquiries/erase.ts';
import { findItem } from '#infra/inquiries/find-item.ts';
import type { OpenSource } from '#infra/inquiries/open-source.ts';
import { type ReadOptions, readInquiries } from '#infra/inquiries/read-inquiries.ts';
import { localTableName } from '#infra/store/local-client.ts';
import type { LocalStore } from '#infra/store/store.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { fill, storeIn } from './fill-store.ts';

const now = new Date('2026-11-21T09:06:00Z');
const count = 250;
let store: LocalStore;
let source: OpenSource;

beforeAll(async () => {
  store = await storeIn(temporaryFolder());
  source = {
    client: store.client,
    tableName: localTableName,
    place: 'here',
    announceResend: async () => '',
    close: async () => undefined,
  };
  // Three months, and many at the same millisecond.
  const dates = ['2026-09-30T23:59:59.999Z', '2026-11-01T00:00:00Z', '2026-11-01T00:00:00.001Z'];
  await fill(
    store,
    Array.from({ length: count }, (_, i) => ({
      id: `i${String(i).padStart(3, '0')}`,
      receivedAt: new Date(dates[i % dates.length] ?? ''),
      email: i % 2 === 0 ? 'Asha.Rao@Example.com' : 'zoe@example.com',
    })),
  );
  await fill(
    store,
    [{ id: 'iExpired', email: 'asha.rao@example.com', receivedAt: new Date('2026-11-01T00:00:00Z') }],
    7,
  );
});
afterAll(() => store.close());

async function ids(options: Partial<ReadOptions> = {}): Promise<string[]> {
  const found: string[] = [];
  for await (const { id } of readInquiries(source, { now, ...options })) found.push(id);
  return found;
}

describe('pages of any size', () => {
  it.each([1, 7, 100, 101])('hold each inquiry once, %i on a page', async (limit) => {
    const all = await ids();
    const read: string[] = [];
    for (let page = await ids({ limit }); page.length > 0; ) {
      read.push(...page);
      // With one on a page this is as many questions as there are inquiries: a few dozen say as much.
      if (read.length > 40 * limit) break;
      const before = await findItem(source, page.at(-1) ?? '', now);
      page = await ids({ limit, before });
    }
    expect(read).toEqual(all.slice(0, read.length));
    expect(new Set(all).size).toBe(count);
  });
});

describe('erasing', () => {
  it('takes every inquiry of the address, however written, the expired as well, and no other', async () => {
    const before = await ids();
    const wanted = count / 2 + 1;
    expect(await countOfEmail(source, ' ASHA.rao@example.COM ', now)).toBe(wanted);
    expect(await eraseEmail(source, ' ASHA.rao@example.COM ', now)).toBe(wanted);
    expect(await ids()).toEqual(before.filter((id) => Number(id.slice(1)) % 2 === 1));
    expect(await countOfEmail(source, 'asha.rao@example.com', now)).toBe(0);
  });

  it('takes no address for a pattern', async () => {
    expect(await countOfEmail(source, 'zoe@example', now)).toBe(0);
    expect(await countOfEmail(source, '.*@example.com', now)).toBe(0);
  });
});

it('reads no more pages than are asked for, so that memory stays the same', async () => {
  let queries = 0;
  const items = Array.from({ length: 100 }, (_, i) => ({ id: { S: `i${i}` } }));
  const send = async () => {
    queries += 1;
    return { Items: items, LastEvaluatedKey: items[0] };
  };
  const endless = { client: { send } as unknown as OpenSource['client'], tableName: 't' };
  const reading = readInquiries(endless, { now });
  for (let i = 0; i < 1000; i += 1) await reading.next();
  expect(queries).toBe(10);
});
