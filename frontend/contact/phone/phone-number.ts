import { inquiryLimits } from '#shared/inquiry-limits.ts';

/** A number in the form's state: the country's dial code, and the number without it. Digits only, both. */
export interface PhoneNumber {
  countryCode: string;
  phoneNumber: string;
}

/** The United States, the specification's default. */
export const defaultDialCode = '1';

/** The specification's. */
export const phonePlaceholder = '9999999999';

/** The form's state at its start and after success. */
export const noPhoneNumber: PhoneNumber = { countryCode: defaultDialCode, phoneNumber: '' };

/** Zeros of the digits that keyboards in the company's markets offer: Arabic, Persian and Urdu, Devanagari, full width. */
const zeros = [0x660, 0x6f0, 0x966, 0xff10];

function latinDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** The digits of a text, as Latin ones. */
export const digitsOf = (text: string) => text.replace(/\p{Nd}/gu, latinDigit).replace(/[^0-9]/g, '');

/** At most 15 digits (ITU-T E.164), whatever the order of typing, pasting and choosing a country. */
export const clamp = (digits: string) => digits.slice(0, inquiryLimits.phoneDigits.max);

/**
 * Strips the dial code from digits that include it. While the digits don't (yet) start with it, they are all number,
 * so that the two parts put together are always what was typed.
 */
export function splitNumber(digits: string, dialCode: string): PhoneNumber {
  return digits.startsWith(dialCode)
    ? { countryCode: dialCode, phoneNumber: digits.slice(dialCode.length) }
    : { countryCode: '', phoneNumber: digits };
}

/** `+`, country code, number; empty while there is no number, for a dial code alone is none. */
export function toE164({ countryCode, phoneNumber }: PhoneNumber): string {
  return phoneNumber === '' ? '' : `+${countryCode}${phoneNumber}`;
}
