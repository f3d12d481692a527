import { expect, it, onTestFinished } from 'vitest';
import { readInquiries } from '#infra/inquiries/inquiry-table.ts';
import { localTable } from '#test/lambda/local-table.ts';
import { fill } from './fill-store.ts';

/** Fills a table, and lists the ids in it at a time. */
async function listed(inquiries: Parameters<typeof fill>[1], now: Date): Promise<string[]> {
  const table = await localTable();
  onTestFinished(table.close);
  await fill(table, inquiries);
  const found: string[] = [];
  for await (const { id } of readInquiries(table, { now })) found.push(id);
  return found;
}

it('a listing contains inquiries of the same moment once each', async () => {
  const receivedAt = new Date('2026-11-21T09:06:00.123Z');
  const inquiries = Array.from({ length: 130 }, (_, i) => ({ id: `i${i}`, receivedAt }));
  const ids = await listed(inquiries, receivedAt);
  expect(ids.sort()).toEqual(inquiries.map(({ id }) => id).sort());
});

it('a listing contains an inquiry that arrived while the clock was ahead, past the end of the month', async () => {
  const ahead = { id: 'ahead', receivedAt: new Date('2026-12-01T00:00:01Z') };
  expect(await listed([ahead], new Date('2026-11-30T23:59:59Z'))).toEqual(['ahead']);
});
