import { honeypotField } from '#shared/contact-api.ts';
import { checkInquiry, type FieldErrors, type Inquiry, inquiryFields } from '#shared/inquiry.ts';
import { inquiryId } from './inquiry-id.ts';
import type { InquiryStore } from './inquiry-store.ts';
import { type Suspicion, suspicionsOf } from './suspicion.ts';

/** What the domain needs from outside. */
export interface Surroundings {
  readonly store: InquiryStore;
  readonly now: () => Date;
}

export type Submission =
  /** Safe in the store, by this call or an earlier one; its sender never learns that it is suspect. */
  | { status: 'accepted'; how: 'stored' | 'repeat'; id: string; name: string; suspect: readonly Suspicion[] }
  /** Not sent by a person, and dropped. */
  | { status: 'accepted'; how: 'trapped'; id: string; name: string; suspect: readonly [] }
  | { status: 'rejected'; fields: FieldErrors };

/**
 * Takes in an inquiry of any shape: checks it, stores it once.
 * @throws what the store throws; then nothing was promised to anybody
 */
export async function submitInquiry(input: unknown, { store, now }: Surroundings): Promise<Submission> {
  const receivedAt = now();
  if (fillsHoneypot(input)) {
    const inquiry = rawInquiry(input);
    return {
      status: 'accepted',
      how: 'trapped',
      id: inquiryId(inquiry, receivedAt),
      name: inquiry.name,
      suspect: [],
    };
  }
  const check = checkInquiry(input);
  if (!check.ok) return { status: 'rejected', fields: check.fields };
  const id = inquiryId(check.inquiry, receivedAt);
  const suspect = suspicionsOf(check.inquiry);
  const how = await store.put({ ...check.inquiry, id, receivedAt, suspect });
  return { status: 'accepted', how, id, name: check.inquiry.name, suspect };
}

function fillsHoneypot(input: unknown): input is Record<string, unknown> {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, honeypotField)) return false;
  const value = (input as Record<string, unknown>)[honeypotField];
  return typeof value === 'string' ? value.trim() !== '' : value !== null;
}

/** The fields as they came, unchecked, for an answer that looks like any other. */
function rawInquiry(input: Record<string, unknown>): Inquiry {
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  return Object.fromEntries(inquiryFields.map((field) => [field, text(input[field])])) as Inquiry;
}
