import {
  type CountryCode,
  getCountryCallingCode,
  parseDigits,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';
import { phoneDigits } from './inquiry-limits.ts';

export type { CountryCode };

/** Converts the digits of Hindi and other languages in Devanagari, which the library does not know. */
const withoutDevanagari = (text: string) =>
  text.replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - 0x966));

/** The digits of a text as ASCII. */
export const digitsOf = (text: string) => parseDigits(withoutDevanagari(text));

/** What ends a number: what follows is an extension, a name or another number. */
export const endOfNumber = /[\p{L}#,;]/u;

const firstNumber = /([+＋]?)[^\p{L}\p{Nd}#,;+＋]*(\p{Nd}[^\p{L}#,;+＋]*)/u;

/** What a text has of a phone number: a plus sign or none, and digits. */
export function enteredNumber(text: string): string {
  const [, plus, digits = ''] = firstNumber.exec(text) ?? [];
  return `${plus ? '+' : ''}${digitsOf(digits)}`;
}

/** The call prefix 00, which people also write in place of a plus sign where another one is dialed. */
const callPrefix = /^00(?=[1-9])/;

/** Until 2019, mobile phones in Mexico had a 1 after the country code. WhatsApp still shows it. */
const withoutOldDigit = (e164: string) => e164.replace(/^\+521(?=\d{10}$)/, '+52');

/**
 * The one form of a number in E.164. People write the digit that they dial at home after the country code, as in
 * `+44 (0) 7700`: it is dropped where the country has such a digit, and stays in countries such as Italy, where the 0 is part
 * of the number. What is no number stays as it is.
 */
export function canonicalNumber(text: string): string {
  const parsed = /^\+[1-9]\d+$/.test(text) && parsePhoneNumberFromString(text);
  const canonical = withoutOldDigit(parsed ? parsed.number : text);
  // The library drops one such digit at a time.
  return canonical === text ? text : canonicalNumber(canonical);
}

/** Whether a number says its country itself. */
export const hasCountryCode = (text: string) => enteredNumber(text).replace(callPrefix, '+').startsWith('+');

/**
 * Reads a phone number that is complete: unfinished ones have other readings.
 * @param country of a number without a country code
 * @returns the number in E.164; undefined if there is none, or none without a country code in this country
 */
export function readPhoneNumber(text: string, country: CountryCode = 'US'): string | undefined {
  const entered = enteredNumber(text).replace(callPrefix, '+');
  const parsed = parsePhoneNumberFromString(entered, country);
  const found = parsed && canonicalNumber(parsed.number);
  if (entered.startsWith('+')) return found ?? (entered.startsWith('+0') ? undefined : entered);
  return found && phoneNumberProblem(found) === undefined ? found : undefined;
}

/** What was entered as a number of a country in which there is no such number, so that a message can show it. */
export function withCallingCode(text: string, country: CountryCode): string {
  const entered = enteredNumber(text);
  return /^\d/.test(entered) ? `+${getCountryCallingCode(country)}${entered}` : text;
}

/** Without the library's INVALID_COUNTRY: a number with a new country code must not be refused. */
const lengthProblems: Partial<Record<string, string>> = {
  TOO_SHORT: 'has too few digits for its country',
  TOO_LONG: 'has too many digits for its country',
  INVALID_LENGTH: 'has the wrong number of digits for its country',
};

/** What every number of a plan is like, where the library's lengths say too little about the company's markets. */
const plans = [
  {
    /** The area code and the exchange never start with 0 or 1. */
    numbers: /^\+1(?:[2-9]\d\d){2}\d{4}$/,
    prefix: '+1',
    problem: 'is not a North American number',
  },
  // India and the United Arab Emirates: landline, mobile and toll-free numbers. Special numbers have many other lengths.
  { numbers: /^\+91(?:\d{10}|18[06]0\d{4,9})$/, prefix: '+91', problem: lengthProblems['INVALID_LENGTH'] },
  { numbers: /^\+971(?:\d{8,9}|800\d{2,9})$/, prefix: '+971', problem: lengthProblems['INVALID_LENGTH'] },
];

/**
 * Says why there is no such number. Apart from North America only its length counts, as countries assign new numbers all
 * the time.
 * @param text a number in E.164, or one that could not be read as a number of the United States
 * @returns undefined if there may be such a number
 */
export function phoneNumberProblem(text: string): string | undefined {
  // A plus sign and digits, of which the first is not 0 (ITU-T E.164).
  if (!new RegExp(`^\\+[1-9]\\d{${phoneDigits.min - 1},}$`).test(text)) {
    const digits = enteredNumber(text);
    return /^\d/.test(digits)
      ? `${digits} is not a phone number in the United States. Please choose its country, or start it with + and its country code.`
      : 'Please enter your phone number with its country code, like +1 201 555 0123.';
  }
  const plan = plans.find(({ prefix }) => text.startsWith(prefix));
  const isTooLong = text.length > 1 + phoneDigits.max;
  const problem =
    lengthProblems[isTooLong ? 'TOO_LONG' : (validatePhoneNumberLength(text) ?? '')] ??
    (plan && !plan.numbers.test(text) ? plan.problem : undefined);
  return problem && `${text} ${problem}. Please check it, or start it with + and another country code.`;
}

/** A number as people read it. */
export const readable = (e164: string) => parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;

/**
 * The English name of a number's country.
 * @param expected country of the number if several share its code and its area code is not known
 * @returns empty if it is not known
 */
export function countryOfNumber(e164: string, expected: CountryCode = 'US'): string {
  const { country, countryCallingCode } = parsePhoneNumberFromString(e164) ?? {};
  const isExpected = countryCallingCode === getCountryCallingCode(expected);
  const code = country ?? (isExpected ? expected : undefined);
  return (code && new Intl.DisplayNames(['en'], { type: 'region' }).of(code)) ?? '';
}
