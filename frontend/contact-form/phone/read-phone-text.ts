import { phoneDigits } from '#shared/inquiry-limits.ts';
import { type CountryCode, digitsOf, readPhoneNumber } from '#shared/phone-number.ts';

/** The selected country, as the library describes it. */
export interface SelectedCountry {
  dialCode: string;
  /** Two-letter code, lower case. */
  iso2: string;
}

/** The default country (requirement R67). */
export const unitedStates: SelectedCountry = { dialCode: '1', iso2: 'us' };

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

/** Limits a number to 15 digits (ITU-T E.164). The library can exceed them when a country is selected. */
export const clamp = (digits: string) => digits.slice(0, phoneDigits.max);

/**
 * Reads a number, with or without dial code, from typed, pasted or autofilled text.
 * @returns value: empty, a plus sign, or a plus sign with at most 15 digits that include the dial code. caret: number of
 * digits before it.
 */
export function readPhoneText({ text, caret, inputType, previous }: PhoneText, country: SelectedCountry) {
  // The last plus sign before the caret starts the number, so a second plus sign starts a new number.
  const start = Math.max(0, text.slice(0, caret).lastIndexOf('+'));
  const number = text.slice(start);
  let before = digitsOf(text.slice(start, caret));
  let after = digitsOf(text.slice(caret));
  const isDeletion = inputType.startsWith('delete');
  if (isDeletion && before + after === previous) {
    // A character of the mask was deleted: delete the adjacent digit instead.
    if (inputType.endsWith('Forward')) after = after.slice(1);
    else before = before.slice(0, -1);
  } else if (!isDeletion && before !== '' && after === '') {
    before = withDialCode(number, previous, country);
  }
  if (before + after === '') return { value: number.includes('+') && !isDeletion ? '+' : '', caret: 0 };
  // Remove extra digits before the caret, where they were inserted, like an input's `maxlength`.
  const kept = before.slice(0, Math.max(0, phoneDigits.max - after.length));
  return { value: `+${clamp(kept + after)}`, caret: kept.length };
}

/** The digits of a number whose last ones were entered, with the dial code that they lack. */
function withDialCode(text: string, previous: string, { dialCode, iso2 }: SelectedCountry): string {
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

/** A number in E.164; empty if there is only a dial code. */
export const toE164 = (digits: string, { dialCode }: SelectedCountry) =>
  digits === '' || digits === dialCode ? '' : `+${digits}`;

/** Reads the plain field, which has no country list: a number without a dial code belongs to the default country. */
export function readPlain(input: HTMLInputElement) {
  const { value: text, selectionStart } = input;
  // As if all of it had just been entered, wherever the caret is.
  const { value } = readPhoneText({ text, caret: text.length, inputType: '', previous: '' }, unitedStates);
  const digits = digitsOf(value);
  const digitsAfter = digitsOf(text.slice(selectionStart ?? text.length)).length;
  const caret = document.activeElement === input ? Math.max(0, digits.length - digitsAfter) : undefined;
  return { value, e164: toE164(digits, unitedStates), caret };
}

/** Caret position in a formatted number directly after the given number of digits. */
export const caretBehind = (text: string, digits: number) =>
  text.match(`^\\+?(?:\\D*\\d){${digits}}`)?.[0].length ?? text.length;
