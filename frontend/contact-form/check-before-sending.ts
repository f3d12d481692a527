import { maxBodyBytes } from '#shared/contact-api.ts';
import { checkInquiry, type InquiryCheck, type InquiryField } from '#shared/inquiry.ts';
import { readPhoneNumber } from '#shared/phone-number.ts';
import { sendingMessages } from './sending-messages.ts';

/**
 * Applies the same checks as the contact service: the schema and the size of the request body. The schema limits
 * characters, so a comment with many four-byte characters, such as emoji, can be valid but too large.
 */
export function checkBeforeSending(input: Record<InquiryField, string>): InquiryCheck {
  // The plain phone field, without the library, holds what is typed.
  const phoneNumber = readPhoneNumber(input.phoneNumber) ?? input.phoneNumber;
  const check = checkInquiry({ ...input, phoneNumber });
  if (!check.ok) return check;
  const bytes = new TextEncoder().encode(JSON.stringify(check.inquiry)).length;
  return bytes <= maxBodyBytes ? check : { ok: false, fields: { comment: sendingMessages.tooLarge } };
}
