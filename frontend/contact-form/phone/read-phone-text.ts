import { clamp, type DialPlan, digitsOf, exitPrefix, trunkPrefix } from './dial-plan.ts';

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

/** Reads a number, with or without dial code, from typed, pasted or autofilled text. */
export function readPhoneText(change: PhoneText, plan: DialPlan): PhoneReading {
  if (change.inputType.startsWith('delete')) return afterDeletion(change);
  const { caret, previous } = change;
  const digitsAfter = digitsOf(change.text.slice(caret)).length;
  // Drop an extension.
  const text = digitsAfter > 0 ? change.text : change.text.replace(/(\d[^\d\p{L}#;,]*)[\p{L}#;,].*$/u, '$1');
  if (digitsOf(text) === '') return { value: text.includes('+') ? '+' : '', caret: 0 };

  // The last plus sign before the caret starts the number, so a second plus sign starts a new number.
  const plus = text.slice(0, caret).lastIndexOf('+');
  let digits = digitsOf(text.slice(Math.max(plus, 0)));
  if (!text.includes('+') && digitsAfter === 0 && digits !== previous) digits = complete(digits, plan);
  else if (plus === 0 && previous === plan.dialCode && digits.startsWith(previous))
    digits = complete(digits.slice(previous.length), plan);
  digits = withoutPrefixes(digits, plan);
  return limited(digits, Math.max(0, digits.length - digitsAfter));
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

/** Adds the dial code to digits without a plus sign, unless they include one. */
function complete(digits: string, plan: DialPlan): string {
  const { dialCode, length } = plan;
  // Longer than this country's numbers (ten digits if unknown), so the digits include this dial code ...
  if (digits.startsWith(dialCode) && digits.length > (length ?? 10)) return digits;
  // ... or another country's. This is certain only for North America, where all numbers have the same length.
  if (dialCode === '1' && digits.length > 10 && /^[2-9]/.test(digits)) return digits;
  // Russia and Kazakhstan: the trunk prefix 8 before ten digits.
  if (dialCode === '7' && /^8\d{10}$/.test(digits)) return dialCode + digits.slice(1);
  return dialCode + digits;
}

/** Removes trunk and international call prefixes as soon as they are unambiguous. */
function withoutPrefixes(digits: string, plan: DialPlan): string {
  const national = digits.startsWith(plan.dialCode) ? digits.slice(plan.dialCode.length) : '';
  const exit = exitPrefix(national, plan);
  if (exit && national.length > exit.length) return withoutPrefixes(national.slice(exit.length), plan);
  for (const size of [1, 2, 3]) {
    const dialCode = digits.slice(0, size);
    const trunk = trunkPrefix(dialCode);
    const number = trunk && digits.startsWith(dialCode + trunk) ? digits.slice(size + trunk.length) : '';
    if (/^[1-9]/.test(number)) return withoutPrefixes(dialCode + number, plan);
  }
  return digits;
}

/** Caret position in a formatted number directly after the given number of digits. */
export function caretBehind(text: string, digits: number): number {
  let place = text.startsWith('+') ? 1 : 0;
  for (let seen = 0; seen < digits && place < text.length; place += 1) {
    if (/\d/.test(text[place] ?? '')) seen += 1;
  }
  return place;
}
