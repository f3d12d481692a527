import { inquiryAttributes, suspectAttribute } from '#lambda/submit-inquiry/inquiry-table.ts';
import { type InquiryItem, type InquiryRecord, isExpired, toRecord } from './inquiry-record.ts';
import { type InquirySource, itemPages } from './read-items.ts';

export interface ReadOptions {
  readonly now: Date;
  /** How many at most; by default all. */
  readonly limit?: number;
  /** The inquiry, as stored, after which to begin; by default with the newest. */
  readonly before?: InquiryItem;
  /** Only those that are marked as suspicious. */
  readonly suspect?: boolean;
}

/** Inquiries that have not expired, newest first. */
export async function* readInquiries(
  source: InquirySource,
  { now, limit = Number.POSITIVE_INFINITY, before, suspect = false }: ReadOptions,
): AsyncGenerator<InquiryRecord> {
  let left = limit;
  for await (const items of itemPages(source, now, before && indexKey(before))) {
    for (const item of items) {
      if (isExpired(item, now)) continue;
      if (suspect && item[suspectAttribute] === undefined) continue;
      if (left <= 0) return;
      left -= 1;
      yield toRecord(item);
    }
  }
}

/** An item's key in the index. */
function indexKey(item: InquiryItem): InquiryItem {
  const { id, receivedAt, receivedMonth } = inquiryAttributes;
  const entries = [id, receivedAt, receivedMonth].map((name) => [name, item[name]]);
  return Object.fromEntries(entries) as InquiryItem;
}
