import type { AttributeValue } from 'aws-lambda';
import { type Inquiry, inquiryFields } from '#shared/inquiry.ts';
import { inquiryAttributes, suspectAttribute } from '../submit-inquiry/inquiry-table.ts';

/** An inquiry as the table's stream shows it. */
export interface StoredInquiry extends Inquiry {
  readonly id: string;
  /** When it arrived: ISO 8601 in UTC, with milliseconds. */
  readonly receivedAt: string;
  /** Whether it was marked as one that perhaps no customer wrote. */
  readonly suspect: boolean;
}

/** An id is letters, digits, `_` and `-`: safe in a log line, whatever else is in the record. */
const idPattern = /^[\w-]{1,64}$/;

/**
 * Reads an item of the table.
 * @param image all of the item, as a stream's NEW_IMAGE
 * @throws Error that names the attribute which is missing or no text, and never says what it holds
 */
export function readStoredInquiry(image: Readonly<Record<string, AttributeValue>> = {}): StoredInquiry {
  const text = (name: string): string => {
    const value = Object.hasOwn(image, name) ? image[name]?.S : undefined;
    if (typeof value !== 'string') throw new Error(`no ${name} in the record`);
    return value;
  };
  const id = text(inquiryAttributes.id);
  if (!idPattern.test(id)) throw new Error('no proper id in the record');
  return {
    ...(Object.fromEntries(inquiryFields.map((field) => [field, text(field)])) as Inquiry),
    id,
    receivedAt: text(inquiryAttributes.receivedAt),
    // Present is enough: its words are for whoever reads the list.
    suspect: Object.hasOwn(image, suspectAttribute),
  };
}
