import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { inquiryAttributes, suspectAttribute } from '#lambda/submit-inquiry/inquiry-table.ts';
import { type Inquiry, inquiryFields } from '#shared/inquiry.ts';

/** An inquiry as its owner gets it. */
export interface InquiryRecord extends Inquiry {
  readonly id: string;
  /** When it arrived: ISO 8601 in UTC, with milliseconds. */
  readonly receivedAt: string;
  /** Why it is marked as suspicious; most are not. */
  readonly suspect?: readonly string[];
}

/** What every inquiry has, in the order in which it is exported. */
export const recordFields = ['id', 'receivedAt', ...inquiryFields] as const;

/** An item as the store keeps it. */
export type InquiryItem = Record<string, AttributeValue>;

export function toRecord(item: InquiryItem): InquiryRecord {
  const entries = recordFields.map((field) => [field, item[field]?.S ?? '']);
  const suspect = item[suspectAttribute]?.L?.map(({ S = '' }) => S);
  return { ...Object.fromEntries(entries), ...(suspect && { suspect }) } as unknown as InquiryRecord;
}

/** Whether its time to live is over: DynamoDB deletes such items in its own time, and until then nobody sees them. */
export function isExpired(item: InquiryItem, now: Date): boolean {
  return Number(item[inquiryAttributes.expiresAt]?.N) <= now.getTime() / 1000;
}
