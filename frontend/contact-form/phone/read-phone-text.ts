import { inquiryLimits } from '#shared/inquiry-limits.ts';
import { type CountryCode, digitsOf, readPhoneNumber } from '#shared/phone-number.ts';

/** The selected country, as the library describes it. */
export interface SelectedCountry {
  dialCode: string;
  /** Two-letter code, lower case. */
  iso2: string;
}

/** The field's text after an edit, before the library formats it. */
export interface PhoneText {
  text: string;
  /** Number of characters before the caret. */
  caret: number;
  /** `InputEvent.inputType`; empty for autofill. */
  inputType: string;
  /** The digits before the edit, including the dial code. */
  previous: string;
}

export interface PhoneReading {
  /** Empty, a plus sign, or a plus sign with at most 15 digits that include the dial code. */
  value: string;
  /** Number of digits before the caret. */
  caret: number;
}

/** Limits a number to 15 digits (ITU-T E.164). The library can exceed them when a country is selected. */
export const clamp = (digits: string) => digits.slice(0, inquiryLimits.phoneDigits.max);

/** Reads a number, with or without dial code, from typed, pasted or autofilled text. */
export function readPhoneText(change: PhoneText, country: SelectedCountry): PhoneReading {
  if (change.inputType.startsWith('delete')) return afterDeletion(change);
  const { text, caret } = change;
  // The last plus sign before the caret starts the number, so a second plus sign starts a new number.
  const number = text.slice(Math.max(0, text.slice(0, caret).lastIndexOf('+')));
  if (digitsOf(number) === '') return { value: number.includes('+') ? '+' : '', caret: 0 };
  const digitsAfter = digitsOf(text.slice(caret)).length;
  const digits = digitsAfter > 0 ? digitsOf(number) : atTheEnd(number, change.previous, country);
  return limited(digits, Math.max(0, digits.length - digitsAfter));
}

/** The digits of a number whose last ones were entered, with the dial code that they lack. */
function atTheEnd(text: string, previous: string, { dialCode, iso2 }: SelectedCountry): string {
  const national = text.startsWith(`+${dialCode}`) ? text.slice(dialCode.length + 1) : text;
  // What follows the dial code is a whole number if all of it is new, if it starts with a prefix, or if it repeats the
  // area code that the phone library includes in the dial code, as in +1 242 for the Bahamas.
  const areaCode = dialCode.replace(/^1(?=\d)/, '');
  const isWhole =
    previous === dialCode || ['0', areaCode].some((start) => digitsOf(national).startsWith(start));
  const rest = isWhole ? national : text;
  const found = readPhoneNumber(rest, iso2.toUpperCase() as CountryCode);
  if (found) return found.slice(1);
  return rest.startsWith('+') ? digitsOf(rest) : dialCode + digitsOf(rest);
}

/** A deletion adds no dial code. If it removes a character of the mask, it removes the adjacent digit instead. */
function afterDeletion({ text, caret, inputType, previous }: PhoneText): PhoneReading {
  let before = digitsOf(text.slice(0, caret));
  let after = digitsOf(text.slice(caret));
  if (before + after === previous) {
    if (inputType.endsWith('Forward')) after = after.slice(1);
    else before = before.slice(0, -1);
  }
  const digits = before + after;
  return digits === '' ? { value: '', caret: 0 } : limited(digits, before.length);
}

/** Removes extra digits before the caret, where they were inserted, like an input's `maxlength`. */
function limited(digits: string, caret: number): PhoneReading {
  const position = Math.max(0, caret - (digits.length - clamp(digits).length));
  const value = clamp(digits.slice(0, position) + digits.slice(caret));
  return { value: `+${value}`, caret: position };
}

/** Caret position in a formatted number directly after the given number of digits. */
export function caretBehind(text: string, digits: number): number {
  let place = text.startsWith('+') ? 1 : 0;
  for (let seen = 0; seen < digits && place < text.length; place += 1) {
    if (/\d/.test(text[place] ?? '')) seen += 1;
  }
  return place;
}
