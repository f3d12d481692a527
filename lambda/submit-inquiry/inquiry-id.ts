import { createHash } from 'node:crypto';
import { type Inquiry, inquiryFields } from '#shared/inquiry.ts';

/**
 * Id of an inquiry: the same for the same content on the same UTC day, so that a retry or a double click meets what
 * is stored. 132 bits of SHA-256, as base64url behind a letter: it never looks like a command's option, a
 * spreadsheet's formula or a number.
 * @param inquiry as the schema gives it, so that spacing and Unicode forms make no difference
 */
export function inquiryId(inquiry: Inquiry, receivedAt: Date): string {
  const day = receivedAt.toISOString().slice(0, 10);
  // As JSON, so that no two inquiries run into the same text.
  const content = JSON.stringify([day, ...inquiryFields.map((field) => inquiry[field])]);
  return `i${createHash('sha256').update(content).digest('base64url').slice(0, 22)}`;
}
