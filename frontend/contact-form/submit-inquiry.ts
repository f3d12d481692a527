import {
  assumedCountry,
  contactSubmitUrl,
  formAgeHeader,
  honeypotField,
  maxBodyBytes,
  phoneCountryHeader,
} from '#shared/contact-api.ts';
import type { FieldErrors, FieldTexts } from '#shared/fields.ts';
import { checkInquiry } from '#shared/inquiry.ts';
import {
  type CountryCode,
  countryOfNumber,
  hasCountryCode,
  readable,
  readPhoneNumber,
  withCallingCode,
} from '#shared/phone-number.ts';
import { phoneMessages, resultMessages } from './messages.ts';
import { readInMarket } from './phone/other-market.ts';

/** Milliseconds. Longer than API Gateway's own limit of 30 seconds. */
const timeout = 35_000;
/** Milliseconds in which a response that came while the page was in the back/forward cache is handed over. */
const lateResponse = 2000;

export type Submission =
  | { status: 'accepted'; name: string; number: string }
  | { status: 'invalid'; fields: FieldErrors }
  | { status: 'failed'; cause: unknown };

interface SendOptions {
  country?: string;
  asked?: string;
  suspect?: boolean;
  age?: number | undefined;
  fetch?: typeof globalThis.fetch;
}

/**
 * Checks what is typed, like the contact service, and sends it. Every successful response counts as accepted, and its
 * body is not read (requirement R76).
 * @param country two-letter code of the phone number's country; empty if the default country is only assumed
 * @param asked the phone number of which the visitor has been asked whether it is in the default country
 * @param suspect whether the hidden field is filled in; its content is never sent
 * @param age milliseconds since the form appeared; undefined if it says nothing about the sender
 */
export async function submitInquiry(
  input: FieldTexts,
  { country = '', asked, suspect = false, age, fetch = globalThis.fetch }: SendOptions = {},
): Promise<Submission> {
  const entered = input.phoneNumber;
  const code = country.toUpperCase() as CountryCode;
  const phoneNumber = country
    ? (readPhoneNumber(entered, code) ?? withCallingCode(entered, code))
    : (readPhoneNumber(entered) ?? entered);
  const check = checkInquiry({ ...input, phoneNumber });
  const fields = check.ok ? {} : check.fields;
  if (asked !== entered && readInMarket(entered, country))
    fields.phoneNumber ??= phoneMessages.doubtful(entered);
  if (!check.ok || fields.phoneNumber) return { status: 'invalid', fields };
  const { inquiry } = check;
  // The schema limits characters, but emoji and other characters of four bytes can make a valid comment too large.
  if (new TextEncoder().encode(JSON.stringify(inquiry)).length > maxBodyBytes)
    return { status: 'invalid', fields: { comment: resultMessages.tooLarge } };
  const place = countryOfNumber(inquiry.phoneNumber, code || undefined);
  const number = readable(inquiry.phoneNumber) + (place && ` (${place})`);
  const post = () =>
    fetch(contactSubmitUrl(import.meta.env.VITE_API_HOST), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(age !== undefined && { [formAgeHeader]: String(Math.round(age)) }),
        ...(country === '' && !hasCountryCode(entered) && { [phoneCountryHeader]: assumedCountry }),
      },
      body: JSON.stringify(suspect ? { ...inquiry, [honeypotField]: 'filled' } : inquiry),
      // Completes even if the page is closed. Browsers allow this for bodies of up to 64 KB; ours have at most 16 KB.
      keepalive: true,
      signal: AbortSignal.timeout(timeout),
    });
  const settled = new AbortController();
  const { signal } = settled;
  // While the page is in the back/forward cache, Firefox loses a response and Safari ends the request. A response that is
  // only late comes right after the page is shown again. The service ignores a repetition.
  let wasCached = false;
  addEventListener('pagehide', ({ persisted }) => (wasCached ||= persisted), { signal });
  const first = post().catch((cause) => {
    if (!wasCached) throw cause;
    return post();
  });
  const again = new Promise<Response>((resolve) => {
    const postAgain = () => signal.aborted || resolve(post());
    addEventListener('pageshow', ({ persisted }) => persisted && setTimeout(postAgain, lateResponse), {
      signal,
    });
  });
  try {
    const response = await Promise.race([first, again]);
    if (!response.ok) throw new Error(`The response to the inquiry has status ${response.status}`);
    return { status: 'accepted', name: inquiry.name, number };
  } catch (cause) {
    return { status: 'failed', cause };
  } finally {
    settled.abort();
  }
}
