import { inquiryLimits } from '#shared/inquiry-limits.ts';

/** Number format of the selected country. */
export interface DialPlan {
  dialCode: string;
  /** Number of digits after the dial code, from the country's mask; absent if it has no mask. */
  length?: number;
}

/** The North American Numbering Plan, which includes the United States, the default country (requirement R67). */
export const northAmerica: DialPlan = { dialCode: '1', length: 10 };

/**
 * Dial codes of countries with the trunk prefix 0, which is dialed in national format only (from libphonenumber's
 * metadata). Italy and some others are not included, as their leading zero is part of the number.
 */
const withTrunkZero = new Set(
  (
    '20 27 31 32 33 40 41 43 44 46 49 51 53 54 55 58 60 61 62 63 64 66 81 82 84 86 90 91 92 93 94 95 98 211 212 213 ' +
    '218 231 232 233 234 243 249 251 252 254 255 256 260 261 262 263 264 265 291 353 355 358 359 373 374 377 380 ' +
    '381 382 383 385 386 387 389 421 423 508 590 591 593 594 595 596 598 850 855 856 880 886 961 962 963 964 966 ' +
    '967 970 971 972 976 977 994 995 996'
  ).split(' '),
);

/** Other trunk prefixes: 1 in the North American Numbering Plan and 06 in Hungary. */
const otherTrunks: ReadonlyMap<string, string> = new Map([
  ['1', '1'],
  ['36', '06'],
]);

/** The prefix of a number in national format, which never follows the dial code. */
export function trunkPrefix(dialCode: string): string | undefined {
  return withTrunkZero.has(dialCode) ? '0' : otherTrunks.get(dialCode);
}

/** The international call prefix at the start of these digits, which a dial code follows. */
export function exitPrefix(digits: string, { dialCode }: DialPlan): string | undefined {
  if (digits.startsWith('00')) return '00';
  return dialCode.startsWith('1') && digits.startsWith('011') ? '011' : undefined;
}

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

/** A number in E.164; empty if there is only a dial code. */
export const toE164 = (digits: string, { dialCode }: DialPlan) =>
  digits === '' || digits === dialCode ? '' : `+${digits}`;
