import { createHash } from 'node:crypto';
import { honeypotField } from '#shared/contact-api.ts';
import { checkInquiry, type FieldErrors, type Inquiry, inquiryFields } from '#shared/inquiry.ts';
import { honeypotMark } from '../inquiry-item.ts';
import type { Sender } from './sender.ts';
import type { InquiryStore, SaveResult } from './store.ts';
import { suspicionsOf } from './suspicion.ts';

export interface Dependencies {
  readonly store: InquiryStore;
  readonly now: () => Date;
}

export type Submission =
  /** It is in the store, from this call or an earlier one. The sender never learns that it is suspect. */
  | {
      readonly status: 'accepted';
      readonly saved: SaveResult;
      readonly id: string;
      readonly name: string;
      readonly suspect: readonly string[];
    }
  | { readonly status: 'rejected'; readonly fields: FieldErrors };

/**
 * Checks an inquiry of any shape and stores it once.
 * @throws what the store throws; then nothing was promised to the sender
 */
export async function submitInquiry(
  input: unknown,
  { pagePath, signs }: Sender,
  { store, now }: Dependencies,
): Promise<Submission> {
  const check = checkInquiry(input);
  if (!check.ok) return { status: 'rejected', fields: check.fields };
  const { inquiry } = check;
  const id = inquiryId(inquiry);
  const suspect = [...(fillsHoneypot(input) ? [honeypotMark] : []), ...suspicionsOf(inquiry, signs)];
  const saved = await store.save({ ...inquiry, id, receivedAt: now(), pagePath, suspect });
  return { status: 'accepted', saved, id, name: inquiry.name, suspect };
}

/**
 * Id of an inquiry, derived from its content alone, so a retry or a double click finds what is stored. 132 bits of
 * SHA-256 in base64url after a letter: it never looks like an option of a command, a formula or a number.
 * @param inquiry as the schema returns it, so spacing and Unicode forms make no difference
 */
export function inquiryId(inquiry: Inquiry): string {
  const content = { ...inquiry, email: inquiry.email.toLowerCase() };
  // As JSON, because joined texts of two inquiries could be the same.
  const json = JSON.stringify(inquiryFields.map((field) => content[field]));
  return `i${createHash('sha256').update(json).digest('base64url').slice(0, 22)}`;
}

function fillsHoneypot(input: unknown): boolean {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, honeypotField)) return false;
  const value = (input as Record<string, unknown>)[honeypotField];
  return typeof value === 'string' ? value.trim() !== '' : value !== null;
}
