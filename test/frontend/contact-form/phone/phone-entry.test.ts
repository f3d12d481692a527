import fc from 'fast-check';
import { getCountries, getExampleNumber } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, test } from 'vitest';
import {
  caretBehind,
  editEntry,
  isWhole,
  type PhoneEdit,
  withDialCode,
} from '#frontend/contact-form/phone/phone-entry.ts';
import { digitsOf, phoneNumberProblem, readPhoneNumber } from '#shared/phone-number.ts';

/** The field of the default country, empty. */
const empty: PhoneEdit = {
  text: '',
  caret: 0,
  inputType: 'insertText',
  whole: false,
  replacesStart: true,
  shown: '',
  dialCode: '1',
  ended: false,
};

/** Types character by character at the end of a field without a mask. */
function typed(text: string): string {
  let entry = '';
  let ended = false;
  for (const character of text) {
    const dialCode = entry.startsWith('+') ? '' : '1';
    const shown = withDialCode(entry, dialCode);
    const next = shown + character;
    ({ entry, ended } = editEntry({ ...empty, text: next, caret: next.length, shown, dialCode, ended }));
  }
  return entry;
}

/** Pastes or fills in the whole value. */
const whole = (text: string) => editEntry({ ...empty, text, caret: text.length, whole: true }).entry;

const otherScripts = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '０１２３４５６７８９'];

test('a number of any country is the same however it is entered', () => {
  const numbers = getCountries().flatMap((country) => getExampleNumber(country, examples) ?? []);
  expect(numbers.length).toBeGreaterThan(200);
  for (const example of numbers) {
    const { number, country } = example;
    const international = example.formatInternational();
    const scripts = otherScripts.map((digits) =>
      international.replace(/\d/g, (digit) => [...digits][Number(digit)] ?? ''),
    );
    for (const text of [international, `Tel. ${number} ext. 31`, ...scripts]) {
      expect(readPhoneNumber(typed(text))).toBe(number);
      expect(readPhoneNumber(whole(text))).toBe(number);
    }
    const national = example.formatNational();
    expect(readPhoneNumber(typed(national), country)).toBe(number);
    expect(readPhoneNumber(whole(`${national} x5`), country)).toBe(number);
    expect(phoneNumberProblem(number)).toBeUndefined();
  }
});

test('any input has a plus sign or none, and digits, with the caret among them', () => {
  const text = fc.string({ unit: fc.constantFrom(...'0123456789+ ()-x#,٣'), maxLength: 40 });
  const edit = text.chain((text) =>
    fc.record({
      text: fc.constant(text),
      caret: fc.nat(text.length),
      inputType: fc.constantFrom('', 'insertText', 'insertFromPaste', 'deleteContentBackward', 'deleteByCut'),
      whole: fc.boolean(),
      replacesStart: fc.boolean(),
      shown: text === '' ? fc.constant('') : fc.constantFrom('', '+1201555', text),
      dialCode: fc.constantFrom('', '1', '1242', '91'),
      ended: fc.boolean(),
    }),
  );
  fc.assert(
    fc.property(edit, (change) => {
      const { entry, caret } = editEntry(change);
      expect(entry).toMatch(/^\+?[0-9]{0,18}$/);
      expect(caret).toBeGreaterThanOrEqual(0);
      expect(caret).toBeLessThanOrEqual(digitsOf(entry).length);
    }),
  );
});

test.each([
  ['typing a character', { inputType: 'insertText', data: '5' }, false],
  ['an input method', { inputType: 'insertCompositionText', data: '２０１' }, false],
  ['a deletion', { inputType: 'deleteContentBackward', data: null }, false],
  ['pasting', { inputType: 'insertFromPaste', data: null }, true],
  ['a suggestion of the keyboard', { inputType: 'insertText', data: '+12015550123' }, true],
  ['autofill', {}, true],
])('%s: whether the number is complete', (_what, event, expected) => {
  expect(isWhole(event)).toBe(expected);
});

describe('in the middle of a number', () => {
  /** An edit of `+1 (201) 555-0123` that was entered without its country code. The caret is at `|`. */
  const edited = (text: string, inputType: string, changes: Partial<PhoneEdit> = {}) =>
    editEntry({
      ...empty,
      text: text.replace('|', ''),
      caret: text.indexOf('|'),
      inputType,
      shown: '+12015550123',
      replacesStart: false,
      ...changes,
    });

  test.each([
    ['a digit', '+1 (2017|) 555-0123', '20175550123', 4],
    ['a letter, which removes nothing', '+1 (201) 5x|55-0123', '2015550123', 4],
    ['a digit before the plus sign', '7|+1 (201) 555-0123', '72015550123', 1],
    ['a plus sign, which starts a new number', '+1 (201) 555-0123+|', '+', 0],
    ['a plus sign of another script', '+1 (201) 555-0123＋|', '+', 0],
  ])('%s', (_what, text, entry, caret) => {
    expect(edited(text, 'insertText')).toMatchObject({ entry, caret });
  });

  test('a number that is pasted before another replaces it', () => {
    expect(edited('+44 20 7946 0958|+1 (201) 555-0123', 'insertFromPaste', { whole: true }).entry).toBe(
      '+442079460958',
    );
  });

  test('a pasted country code counts, even that of the number it replaces', () => {
    const text = '+1 212 555 0147|';
    const paste = { whole: true, replacesStart: true };
    expect(edited(text, 'insertFromPaste', paste).entry).toBe('+12125550147');
    expect(edited(text, 'insertFromPaste', { ...paste, replacesStart: false }).entry).toBe('2125550147');
  });

  test.each([
    ['a character of the mask, backward', '+1 (201)| 555-0123', 'deleteContentBackward', '205550123', 2],
    ['a character of the mask, forward', '+1 (201|555-0123', 'deleteContentForward', '201550123', 3],
    ['a digit', '+1 (20|) 555-0123', 'deleteContentBackward', '205550123', 2],
    ['the last digit', '+1 |', 'deleteContentBackward', '', 0],
    ['the dial code', '+| (201) 555-0123', 'deleteContentBackward', '+2015550123', 0],
    ['everything', '|', 'deleteByCut', '', 0],
  ])('deleting %s', (_what, text, inputType, entry, caret) => {
    expect(edited(text, inputType)).toMatchObject({ entry, caret });
  });

  test.each([
    ['+1 (201) 555-0123', 0, 1],
    ['+1 (201) 555-0123', 4, 7],
    ['+1 (201) 555-0123', 11, 17],
    ['', 3, 0],
  ])('in %s the caret after %i digits is at %i', (text, digits, place) => {
    expect(caretBehind(text, digits)).toBe(place);
  });
});
