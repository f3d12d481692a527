import { phoneDigits } from '#shared/inquiry-limits.ts';
import { digitsOf, endOfNumber, enteredNumber } from '#shared/phone-number.ts';

/** What was entered: a plus sign or none, and digits. A plus sign alone is the beginning of a number. */
export const entryOf = (text: string) => enteredNumber(text) || (text.trim() === '+' ? '+' : '');

/** The entry as the field shows it until it is complete: the country's dial code goes before a number without a plus sign. */
export const withDialCode = (entry: string, dialCode: string) =>
  entry === '' || entry.startsWith('+') ? entry : `+${dialCode}${entry}`;

/** Whether text was entered at once, as by pasting or autofill, so that it is a complete number. */
export const isWhole = ({ inputType = '', data }: Partial<InputEvent>) =>
  !/^delete|Composition/.test(inputType) && !(inputType === 'insertText' && data?.length === 1);

/** The field's text after an edit, and what it was before. */
export interface PhoneEdit {
  text: string;
  /** Number of characters before the caret. */
  caret: number;
  /** `InputEvent.inputType`; empty for autofill. */
  inputType: string;
  whole: boolean;
  /** Whether the edit has replaced what was at the start of the field, so that a plus sign there is new. */
  replacesStart: boolean;
  /** What the field showed: a plus sign, maybe a dial code that was not entered, and digits. */
  shown: string;
  /** The dial code that the field showed before the entry; empty if the entry has its own. */
  dialCode: string;
  /** Whether a letter, `#` or comma has ended the number, so that what is typed behind it is no part of it. */
  ended: boolean;
}

/**
 * Finds what is entered after an edit.
 * @returns caret: number of digits of the entry before it
 */
export function editEntry({ inputType, whole, shown, dialCode, ...edit }: PhoneEdit) {
  const isDeletion = inputType.startsWith('delete');
  const text = edit.text.replaceAll('＋', '+');
  const isNewPlus = !isDeletion && !whole && text[edit.caret - 1] === '+';
  // The plus sign before the caret starts the number, and the next one starts another.
  const start = Math.max(0, text.slice(0, edit.caret).lastIndexOf('+'));
  let number = text.slice(start).replace(/(?<=^\+[^+]*)\+.*/s, '');
  let caret = edit.caret - start;
  const code =
    dialCode === '' || isNewPlus || (whole && edit.replacesStart) ? -1 : number.indexOf(`+${dialCode}`);
  if (code >= 0) {
    number = number.replace(`+${dialCode}`, '');
    if (caret > code) caret = Math.max(code, caret - 1 - dialCode.length);
  }
  const plus = number.includes('+') ? '+' : '';
  let before = digitsOf(number.slice(0, caret));
  let after = digitsOf(number.slice(caret));
  const previous = digitsOf(shown).slice(code >= 0 ? dialCode.length : 0);

  if (whole) {
    const entry = enteredNumber(number);
    const { length } = digitsOf(entry);
    return { entry: limited(entry, dialCode), caret: Math.max(0, length - after.length), ended: false };
  }
  if (isDeletion) {
    if (before + after === previous) {
      // A character of the mask was deleted: delete the adjacent digit instead.
      if (inputType.endsWith('Forward')) after = after.slice(1);
      else before = before.slice(0, -1);
    }
    const digits = before + after;
    return { entry: digits && plus + digits, caret: before.length, ended: false };
  }
  const isAtEnd = after === '' && !isNewPlus;
  const ended = isAtEnd && (edit.ended || (before !== '' && endOfNumber.test(number)));
  if (ended) before = previous;
  // Remove extra digits before the caret, where they were inserted, like an input's `maxlength`.
  const extra = (plus + before + after).length - limited(plus + before + after, dialCode).length;
  before = before.slice(0, Math.max(0, before.length - extra));
  return { entry: plus + before + after, caret: before.length, ended };
}

/** Limits a number to 15 digits (ITU-T E.164), its dial code included, but not the call prefix, as 00 or 011. */
function limited(entry: string, dialCode: string): string {
  if (entry.startsWith('+')) return entry.slice(0, 1 + phoneDigits.max);
  return entry.slice(0, entry.startsWith('0') ? phoneDigits.max + 3 : phoneDigits.max - dialCode.length);
}

/** Caret position in a formatted number directly after the given number of digits. */
export const caretBehind = (text: string, digits: number) =>
  text.match(`^\\+?(?:\\D*\\d){${digits}}`)?.[0].length ?? text.length;
