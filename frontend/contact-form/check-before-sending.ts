import { maxBodyBytes } from '#shared/contact-api.ts';
import { checkInquiry, type InquiryCheck } from '#shared/inquiry.ts';
import { sendingMessages } from './sending-messages.ts';

/**
 * Applies the same checks as the contact service: the schema and the size of the request body. The schema limits
 * characters, so a comment with many four-byte characters, such as emoji, can be valid but too large.
 */
export function checkBeforeSending(input: Record<string, string>): InquiryCheck {
  const check = checkInquiry(input);
  if (!check.ok) return check;
  const bytes = new TextEncoder().encode(JSON.stringify(check.inquiry)).length;
  return bytes <= maxBodyBytes ? check : { ok: false, fields: { comment: sendingMessages.tooLarge } };
}
