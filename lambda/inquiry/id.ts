import { createHash } from 'node:crypto';
import type { InquiryField } from '#shared/fields.ts';
import type { Inquiry } from '#shared/inquiry.ts';

/** The fields of the first version in their order, which stays as it is, or all ids would change. */
const firstFields: readonly InquiryField[] = ['name', 'email', 'phoneNumber', 'comment'];

/**
 * Id of an inquiry, derived from its content alone, so a retry or a double click finds what is stored. 132 bits of
 * SHA-256 in base64url after a letter: it never looks like an option of a command, a formula or a number.
 * @param inquiry as the schema returns it, so spacing and Unicode forms make no difference
 */
export function inquiryId(inquiry: Inquiry): string {
  const content = new Map(Object.entries({ ...inquiry, email: inquiry.email.toLowerCase() }));
  const first = firstFields.map((field) => content.get(field));
  // Of a later field only what is filled in, so an inquiry without it has the id that it had before.
  for (const field of firstFields) content.delete(field);
  const later = [...content].filter(([, text]) => text !== undefined).sort();
  // As JSON, because joined texts of two inquiries could be the same.
  const json = JSON.stringify([...first, ...later]);
  return `i${createHash('sha256').update(json).digest('base64url').slice(0, 22)}`;
}
