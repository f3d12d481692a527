import { honeypotField } from '#shared/contact-api.ts';
import type { FieldErrors } from '#shared/fields.ts';
import { checkInquiry } from '#shared/inquiry.ts';
import { inquiryId } from '../inquiry/id.ts';
import type { InquiryStore, SaveResult } from '../inquiry/inquiry-store.ts';
import type { Mark } from '../inquiry/marks.ts';
import type { Sender } from './sender.ts';

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
  { pagePath, signs, countryAssumed = false }: Sender & { readonly countryAssumed?: boolean },
  { store, now }: Dependencies,
): Promise<Submission> {
  const check = checkInquiry(input);
  if (!check.ok) return { status: 'rejected', fields: check.fields };
  const { inquiry } = check;
  const id = inquiryId(inquiry);
  const suspect: readonly Mark[] = [
    ...(fillsHoneypot(input) ? (['honeypot'] as const) : []),
    ...signs,
    ...(link.test(inquiry.name) ? (['name'] as const) : []),
  ];
  const saved = await store.save({
    ...inquiry,
    id,
    receivedAt: now(),
    pagePath,
    suspect,
    ...(countryAssumed && { countryAssumed }),
  });
  return { status: 'accepted', saved, id, name: inquiry.name, suspect };
}

const link = /https?:\/\/|\bwww\.|\bt\.me\//i;

/** @param input an object, as the schema has accepted it */
function fillsHoneypot(input: unknown): boolean {
  const value = (input as Readonly<Record<string, unknown>>)[honeypotField] ?? '';
  return typeof value !== 'string' || value.trim() !== '';
}
