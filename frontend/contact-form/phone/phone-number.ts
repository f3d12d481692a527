import { inquiryLimits } from '#shared/inquiry-limits.ts';

/** A number in the form's state, split into dial code and number. Both contain digits only. */
export interface PhoneNumber {
  countryCode: string;
  phoneNumber: string;
}

/** The United States, as specified. */
export const defaultDialCode = '1';

/** As specified. */
export const phonePlaceholder = '9999999999';

/** Initial state of the form, also after a successful submission. */
export const noPhoneNumber: PhoneNumber = { countryCode: defaultDialCode, phoneNumber: '' };

/** Code points of the digit zero in the scripts of the company's markets: Arabic, Persian, Devanagari, full width. */
const zeros = [0x660, 0x6f0, 0x966, 0xff10];

function latinDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** Extracts the digits of a text and converts them to ASCII. */
export const digitsOf = (text: string) => text.replace(/\p{Nd}/gu, latinDigit).replace(/[^0-9]/g, '');

/** Limits a number to 15 digits (ITU-T E.164). The library can exceed them when a country is selected. */
export const clamp = (digits: string) => digits.slice(0, inquiryLimits.phoneDigits.max);

/**
 * Splits digits into dial code and number. Digits that do not start with the dial code are all number, so the two parts
 * always add up to the input.
 */
export function splitNumber(digits: string, dialCode: string): PhoneNumber {
  return digits.startsWith(dialCode)
    ? { countryCode: dialCode, phoneNumber: digits.slice(dialCode.length) }
    : { countryCode: '', phoneNumber: digits };
}

/** Formats a number as E.164, or as an empty string if there is only a dial code. */
export function toE164({ countryCode, phoneNumber }: PhoneNumber): string {
  return phoneNumber === '' ? '' : `+${countryCode}${phoneNumber}`;
}
