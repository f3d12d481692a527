import { type DialPlan, exitPrefix, trunkPrefix } from './dial-plan.ts';
import { clamp, digitsOf } from './phone-number.ts';

/** The field's text after something was typed, pasted, filled in or deleted, before it is formatted. */
export interface PhoneText {
  text: string;
  /** Place of the caret: characters in front of it. */
  caret: number;
  /** The `inputType` of the input event (Input Events, W3C); empty where an autofill names none. */
  inputType: string;
  /** The digits before the change, with their dial code. */
  previous: string;
}

export interface PhoneReading {
  /** Empty, a plus sign alone, or a plus sign and at most 15 digits with their dial code. */
  value: string;
  /** Digits in front of the caret. */
  caret: number;
}

/** Reads a number, with or without its dial code, from whatever a person, a paste or an autofill put into the field. */
export function readPhoneText(change: PhoneText, plan: DialPlan): PhoneReading {
  if (change.inputType.startsWith('delete')) return afterDeletion(change);
  const { caret, previous } = change;
  const behind = digitsOf(change.text.slice(caret)).length;
  // An extension that came along with the number is no part of it.
  const text = behind > 0 ? change.text : change.text.replace(/(\d[^\d\p{L}#;,]*)[\p{L}#;,].*$/u, '$1');
  if (digitsOf(text) === '') return { value: text.includes('+') ? '+' : '', caret: 0 };

  // The last plus sign in front of the caret starts the number: one that was put in behind another starts it anew.
  const plus = text.slice(0, caret).lastIndexOf('+');
  let digits = digitsOf(text.slice(Math.max(plus, 0)));
  if (plus === -1 && !text.includes('+') && behind === 0 && digits !== previous)
    digits = complete(digits, plan);
  else if (plus === 0 && previous === plan.dialCode && digits.startsWith(previous))
    digits = complete(digits.slice(previous.length), plan);
  digits = withoutPrefixes(digits, plan);
  return limited(digits, Math.max(0, digits.length - behind));
}

/** A deletion takes away and completes nothing; of the mask's own characters it takes the digit beside them. */
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

/** What is too much was put in just in front of the caret, and goes, as with a field's `maxlength`. */
function limited(digits: string, caret: number): PhoneReading {
  const position = Math.max(0, caret - (digits.length - clamp(digits).length));
  const value = clamp(digits.slice(0, position) + digits.slice(caret));
  return { value: `+${value}`, caret: position };
}

/** Digits that came without a plus sign, with their dial code; they may have brought it. */
function complete(digits: string, plan: DialPlan): string {
  const { dialCode, length } = plan;
  const exit = exitPrefix(digits, plan);
  if (exit) return digits.length > exit.length ? digits.slice(exit.length) : dialCode + digits;
  // Longer than a number of this country is (ten digits are long for any): the dial code is there already, ...
  if (digits.startsWith(dialCode) && digits.length > (length ?? 10)) return digits;
  // ... or another country's is. Only North American numbers are all of one length, and only they never start so.
  if (dialCode === '1' && digits.length > 10 && /^[2-9]/.test(digits)) return digits;
  // Russia and Kazakhstan: an 8 in front of the ten digits.
  if (dialCode === '7' && /^8\d{10}$/.test(digits)) return dialCode + digits.slice(1);
  return dialCode + digits;
}

/** Takes away what is dialed at home only, and what is dialed to get abroad, once it is clear that it is that. */
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

/** Where in a formatted number the caret stands behind so many digits: right behind the last of them. */
export function caretBehind(text: string, digits: number): number {
  let place = text.startsWith('+') ? 1 : 0;
  for (let seen = 0; seen < digits && place < text.length; place += 1) {
    if (/\d/.test(text[place] ?? '')) seen += 1;
  }
  return place;
}
