import { contactSubmitUrl, formAgeHeader, honeypotField, maxBodyBytes } from '#shared/contact-api.ts';
import type { FieldErrors, FieldTexts } from '#shared/fields.ts';
import { checkInquiry } from '#shared/inquiry.ts';
import { readPhoneNumber } from '#shared/phone-number.ts';
import { resultMessages } from './messages.ts';

/** Milliseconds. Longer than API Gateway's own limit of 30 seconds. */
const timeout = 35_000;

export type Submission =
  | { status: 'accepted'; name: string }
  | { status: 'invalid'; fields: FieldErrors }
  | { status: 'failed'; cause: unknown };

interface SendOptions {
  suspect?: boolean;
  age?: number | undefined;
  fetch?: typeof globalThis.fetch;
}

/**
 * Checks what is typed, like the contact service, and sends it. Every successful response counts as accepted, and its
 * body is not read (requirement R76).
 * @param suspect whether the hidden field is filled in; its content is never sent
 * @param age milliseconds since the form appeared; undefined if it says nothing about the sender
 */
export async function submitInquiry(
  input: FieldTexts,
  { suspect = false, age, fetch = globalThis.fetch }: SendOptions = {},
): Promise<Submission> {
  // The plain phone field, without the library, holds what is typed.
  const phoneNumber = readPhoneNumber(input.phoneNumber) ?? input.phoneNumber;
  const check = checkInquiry({ ...input, phoneNumber });
  if (!check.ok) return { status: 'invalid', fields: check.fields };
  const { inquiry } = check;
  // The schema limits characters, but emoji and other characters of four bytes can make a valid comment too large.
  if (new TextEncoder().encode(JSON.stringify(inquiry)).length > maxBodyBytes)
    return { status: 'invalid', fields: { comment: resultMessages.tooLarge } };
  const post = () =>
    fetch(contactSubmitUrl(import.meta.env.VITE_API_HOST), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(age !== undefined && { [formAgeHeader]: String(Math.round(age)) }),
      },
      body: JSON.stringify(suspect ? { ...inquiry, [honeypotField]: 'filled' } : inquiry),
      // Completes even if the page is closed. Browsers allow this for bodies of up to 64 KB; ours have at most 16 KB.
      keepalive: true,
      signal: AbortSignal.timeout(timeout),
    });
  const settled = new AbortController();
  // Firefox loses a response that arrives while the page is in the back/forward cache. The service ignores a repetition.
  const postAgain = new Promise<Response>((resolve) => {
    addEventListener('pageshow', ({ persisted }) => persisted && resolve(post()), { signal: settled.signal });
  });
  try {
    const response = await Promise.race([post(), postAgain]);
    if (!response.ok) throw new Error(`The response to the inquiry has status ${response.status}`);
    return { status: 'accepted', name: inquiry.name };
  } catch (cause) {
    return { status: 'failed', cause };
  } finally {
    settled.abort();
  }
}
