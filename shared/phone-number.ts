import {
  type CountryCode,
  isValidPhoneNumber,
  parseDigits,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';

export type { CountryCode };

/** Converts the digits of Hindi and other languages in Devanagari, which the library does not know. */
const withoutDevanagari = (text: string) =>
  text.replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - 0x966));

/** The digits of a text as ASCII. */
export const digitsOf = (text: string) => parseDigits(withoutDevanagari(text));

/** The call prefix 00, which people also write in place of a plus sign where another one is dialed. */
const callPrefix = /^\D*00\D*(?=[1-9])/;

/**
 * Finds the phone number in what a person has written: with separators, a trunk prefix, an extension, or the digits of
 * another script.
 * @param country of a number without a country code
 * @returns the number in E.164; undefined if there is none
 */
export function readPhoneNumber(text: string, country: CountryCode = 'US'): string | undefined {
  const found = parsePhoneNumberFromString(withoutDevanagari(text).replace(callPrefix, '+'), {
    defaultCountry: country,
    extract: true,
  });
  if (!found) return undefined;
  // Digits of another country without its plus sign are at least two too many. A single one is a typing error.
  const isTooLong = validatePhoneNumberLength(found.number.slice(0, -1)) === 'TOO_LONG';
  const international = `+${found.nationalNumber}`;
  const isForeign = isTooLong && isValidPhoneNumber(international);
  return isForeign ? international : found.number;
}

/** Without the library's INVALID_COUNTRY: a number with a new country code must not be refused. */
const lengthProblems: Partial<Record<string, string>> = {
  TOO_SHORT: 'has too few digits',
  TOO_LONG: 'has too many digits',
  INVALID_LENGTH: 'has the wrong number of digits',
};

/** The company's markets in which special numbers have many other lengths: India and the United Arab Emirates. */
const inMarket = /^\+(?:91|971)/;
const landlineOrMobile = /^\+(?:91\d{10}|971\d{8,9})$/;

/**
 * Says why there is no such number. Only its length counts, as countries assign new numbers all the time.
 * @param e164 a plus sign and digits
 * @returns undefined if there may be such a number
 */
export function phoneNumberProblem(e164: string): string | undefined {
  const isOther = inMarket.test(e164) && !landlineOrMobile.test(e164);
  const problem = lengthProblems[isOther ? 'INVALID_LENGTH' : (validatePhoneNumberLength(e164) ?? '')];
  return (
    problem &&
    `${e164} ${problem} for its country. Please check the number, or start it with + and another country code.`
  );
}
