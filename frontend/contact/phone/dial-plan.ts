/** What reading a number needs to know of the chosen country. */
export interface DialPlan {
  dialCode: string;
  /** Digits of a number after the dial code, by the country's mask; absent where there is no mask. */
  length?: number;
}

/** All of the North American plan, the specification's default country among them. */
export const northAmerica: DialPlan = { dialCode: '1', length: 10 };

/**
 * Dial codes of countries where a number is written with a 0 in front at home, and without it behind the dial code
 * (national numbering plans, as in libphonenumber's metadata). Not among them are Italy and others, whose zero is
 * part of the number.
 */
const withTrunkZero = new Set(
  (
    '20 27 31 32 33 40 41 43 44 46 49 51 53 54 55 58 60 61 62 63 64 66 81 82 84 86 90 91 92 93 94 95 98 211 212 213 ' +
    '218 231 232 233 234 243 249 251 252 254 255 256 260 261 262 263 264 265 291 353 355 358 359 373 374 377 380 ' +
    '381 382 383 385 386 387 389 421 423 508 590 591 593 594 595 596 598 850 855 856 880 886 961 962 963 964 966 ' +
    '967 970 971 972 976 977 994 995 996'
  ).split(' '),
);

/** Other digits that are dialed at home only: the long-distance 1 and Hungary's 06. */
const otherTrunks: ReadonlyMap<string, string> = new Map([
  ['1', '1'],
  ['36', '06'],
]);

/** What is dialed in front of a number within its country, and never behind its dial code. */
export function trunkPrefix(dialCode: string): string | undefined {
  return withTrunkZero.has(dialCode) ? '0' : otherTrunks.get(dialCode);
}

/** Prefixes of a call abroad: what follows them starts with a dial code. No number has them behind its dial code. */
export function exitPrefix(digits: string, { dialCode }: DialPlan): string | undefined {
  if (digits.startsWith('00')) return '00';
  return dialCode.startsWith('1') && digits.startsWith('011') ? '011' : undefined;
}
