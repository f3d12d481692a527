import { createHash } from 'node:crypto';
import { type Inquiry, inquiryFields } from '#shared/inquiry.ts';

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
