/**
 * The table of inquiries, said once: the Lambda writes by it, the owner's command reads by it, the local store and
 * the stack create it.
 *
 * `id` is a hash, so single items spread evenly over every partition: writing has no hot spot and costs one write unit
 * per started KB, once for the table and once for the index. The index copies the whole item, so that a listing needs
 * no read per inquiry: half a read unit per 4 KB, about 16 inquiries of 500 bytes a unit.
 * `byMonth` keeps a month in one partition, in the order of arrival; a partition takes 1,000 write units a second,
 * which is more than 80 million such inquiries a day. A listing walks the months backwards and never scans.
 */

/** The attributes that keys, the index and the expiry are made of. */
export const inquiryAttributes = {
  /** Partition key: see inquiry-id.ts. */
  id: 'id',
  /** Sort key of the index: when it arrived, as ISO 8601 in UTC with milliseconds, which sorts as text. */
  receivedAt: 'receivedAt',
  /** Partition key of the index: the month of receivedAt, such as `2026-11`. */
  receivedMonth: 'receivedMonth',
  /** Time to live: seconds since 1970. DynamoDB deletes some days later, so readers filter by it as well. */
  expiresAt: 'expiresAt',
} as const;

/** What is suspicious about an inquiry: a list of words, see suspicion.ts; most have no such attribute. */
export const suspectAttribute = 'suspect';

const { id, receivedAt, receivedMonth } = inquiryAttributes;

/** The index that lists by time; it projects every attribute. */
export const byMonthIndex = {
  name: 'byMonth',
  partitionKey: receivedMonth,
  sortKey: receivedAt,
} as const;

/** Partition key of the table; it has no sort key. All key attributes, here and in the index, are strings. */
export const tablePartitionKey = id;

/**
 * Month under which the index files a moment.
 * @param iso date and time as ISO 8601 in UTC
 */
export function monthOf(iso: string): string {
  return iso.slice(0, 7);
}
