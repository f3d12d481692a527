import { maxBodyBytes } from '#shared/contact-api.ts';
import { checkInquiry, type InquiryCheck } from '#shared/inquiry.ts';
import { formMessages } from './messages.ts';

/**
 * Checks what was typed as the contact service will: by the schema, and by the size of what is sent. Signs that take
 * four bytes, such as emoji, can be too much before they are too many.
 */
export function checkBeforeSending(input: Record<string, string>): InquiryCheck {
  const check = checkInquiry(input);
  if (!check.ok) return check;
  const bytes = new TextEncoder().encode(JSON.stringify(check.inquiry)).length;
  return bytes <= maxBodyBytes ? check : { ok: false, fields: { comment: formMessages.tooLarge } };
}
