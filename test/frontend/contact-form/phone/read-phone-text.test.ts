import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  caretBehind,
  type PhoneText,
  readPhoneText,
  type SelectedCountry,
} from '#frontend/contact-form/phone/read-phone-text.ts';
import { digitsOf } from '#shared/phone-number.ts';

const unitedStates: SelectedCountry = { dialCode: '1', iso2: 'us' };
const countries: Record<string, SelectedCountry> = {
  us: unitedStates,
  in: { dialCode: '91', iso2: 'in' },
  ae: { dialCode: '971', iso2: 'ae' },
  gb: { dialCode: '44', iso2: 'gb' },
  it: { dialCode: '39', iso2: 'it' },
  br: { dialCode: '55', iso2: 'br' },
  hu: { dialCode: '36', iso2: 'hu' },
  ru: { dialCode: '7', iso2: 'ru' },
};
/** The phone library includes the area code in the dial code. */
const bahamas: SelectedCountry = { dialCode: '1242', iso2: 'bs' };
const named = (name: string) => countries[name] as SelectedCountry;

/** Replaces the whole value at once. */
const whole = (text: string, country = unitedStates) =>
  readPhoneText({ text, caret: text.length, inputType: 'insertFromPaste', previous: '' }, country).value;

/** Types character by character at the end of an unformatted field. */
const typed = (text: string, country = unitedStates, shown = '') =>
  [...text].reduce((field, character) => {
    const next = field + character;
    const change = { text: next, caret: next.length, inputType: 'insertText', previous: digitsOf(field) };
    return readPhoneText(change, country).value;
  }, shown);

const anyText = fc.string({ unit: fc.constantFrom(...'0123456789+ ()-x٣'), maxLength: 40 });
const anyCountry = fc.constantFrom(...Object.values(countries));
const anyChange: fc.Arbitrary<PhoneText> = anyText.chain((text) =>
  fc.record({
    text: fc.constant(text),
    caret: fc.nat(text.length),
    inputType: fc.constantFrom(
      '',
      'insertText',
      'insertFromPaste',
      'deleteContentBackward',
      'deleteContentForward',
    ),
    previous: fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 15 }),
  }),
);

describe('any input', () => {
  test('yields a plus sign and at most 15 digits, with the caret among them', () => {
    fc.assert(
      fc.property(anyChange, anyCountry, (change, country) => {
        const { value, caret } = readPhoneText(change, country);
        expect(value).toMatch(/^(?:\+[0-9]{0,15})?$/);
        expect(caret).toBeGreaterThanOrEqual(0);
        expect(caret).toBeLessThanOrEqual(digitsOf(value).length);
      }),
    );
  });

  test('does not change when it is read again', () => {
    fc.assert(
      fc.property(anyText, anyCountry, (text, country) => {
        const read = (change: Omit<PhoneText, 'caret' | 'inputType'>) =>
          readPhoneText({ ...change, caret: change.text.length, inputType: '' }, country).value;
        const once = read({ text, previous: '' });
        expect(read({ text: once, previous: digitsOf(once) })).toBe(once);
        expect(read({ text: once, previous: '' })).toBe(once);
      }),
    );
  });

  test('has no additional digits after a deletion', () => {
    fc.assert(
      fc.property(anyChange, anyCountry, (change, country) => {
        const { value } = readPhoneText({ ...change, inputType: 'deleteContentBackward' }, country);
        expect(digitsOf(value).length).toBeLessThanOrEqual(digitsOf(change.text).length);
      }),
    );
  });
});

describe('a pasted, autofilled or typed number', () => {
  test.each([
    ['us', '12015550123', '+12015550123'],
    ['us', '0091 98765 43210', '+919876543210'],
    ['us', '011 91 98765 43210', '+919876543210'],
    ['in', '9123456789', '+919123456789'],
    ['in', '098765 43210', '+919876543210'],
    ['ae', '050 123 4567', '+971501234567'],
    ['gb', '020 7946 0958', '+442079460958'],
    ['gb', '+44 (0)20 7946 0958', '+442079460958'],
    ['us', '+44 020 7946 0958', '+442079460958'],
    ['it', '06 698 12345', '+390669812345'],
    ['br', '55 91234-5678', '+5555912345678'],
    ['hu', '06 20 123 4567', '+36201234567'],
  ])('%s: %s', (country, text, expected) => {
    expect(whole(text, named(country))).toBe(expected);
    expect(typed(text, named(country))).toBe(expected);
  });

  test.each(['242 359 1234', '359 1234'])('of the Bahamas: %s', (text) => {
    expect(typed(text, bahamas)).toBe('+12423591234');
  });

  test.each([
    ['a dial code without its plus sign', 'in', '919876543210', '+919876543210'],
    ['the 8 of Russia', 'ru', '8 (495) 123-45-67', '+74951234567'],
    ['directional formatting characters', 'us', '\u202A+971 50 123 4567\u202C', '+971501234567'],
    ['too many digits', 'us', '+12345678901234567890', '+123456789012345'],
  ])('pasted: %s', (_what, country, text, expected) => {
    expect(whole(text, named(country))).toBe(expected);
  });

  test.each([
    ['a second dial code', '+1', '+442079460958', '+442079460958'],
    ['an international call prefix', '+91', '00442079460958', '+442079460958'],
    ['the same dial code again', '+1', '12015550123', '+12015550123'],
    ['a trunk prefix', '+44', '02079460958', '+442079460958'],
  ])('typed after a dial code: %s', (_what, shown, text, expected) => {
    const country = Object.values(countries).find(({ dialCode }) => dialCode === shown.slice(1));
    expect(typed(text, country, shown)).toBe(expected);
  });

  test.each([
    ['in', '0098 912 345 6789', '+989123456789'],
    ['ru', '8 (495) 123-45-67', '+74951234567'],
  ])('pasted after the dial code of %s: %s', (country, text, expected) => {
    const { dialCode } = named(country);
    const change = {
      text: `+${dialCode}${text}`,
      caret: 40,
      inputType: 'insertFromPaste',
      previous: dialCode,
    };
    expect(readPhoneText(change, named(country)).value).toBe(expected);
  });

  test('an extra digit does not change the country', () => {
    expect(typed('20155501234')).toBe('+120155501234');
  });

  test('a plus sign alone stays', () => {
    expect(typed('+')).toBe('+');
    expect(typed('+', unitedStates, '+1')).toBe('+');
    expect(typed('x')).toBe('');
  });
});

describe('in the middle of a number', () => {
  const change = (text: string, inputType: string, previous = '12015550123') =>
    readPhoneText(
      { text: text.replace('|', ''), caret: text.indexOf('|'), inputType, previous },
      unitedStates,
    );

  test('the caret stays after the typed digit', () => {
    expect(change('+1 (2017|) 555-0123', 'insertText')).toEqual({ value: '+120175550123', caret: 5 });
  });
  test('an extra digit is ignored and moves nothing', () => {
    const full = '123456789012345';
    expect(change('+1 (2349|) 567-89012345', 'insertText', full)).toEqual({ value: `+${full}`, caret: 4 });
  });
  test('a letter is ignored and removes nothing', () => {
    expect(change('+1 (201) 5x|55-0123', 'insertText')).toEqual({ value: '+12015550123', caret: 5 });
  });
  test('a dial code inserted at the start stays there', () => {
    expect(change('+44|+1 (201) 555', 'insertFromPaste', '1201555').value).toBe('+441201555');
  });
  test('deleting a mask character deletes the adjacent digit, forward and backward', () => {
    expect(change('+1 (201)| 555-0123', 'deleteContentBackward')).toEqual({ value: '+1205550123', caret: 3 });
    expect(change('+1 (201|555-0123', 'deleteContentForward')).toEqual({ value: '+1201550123', caret: 4 });
  });
  test('deleting a digit deletes no other', () => {
    const full = '12015550123';
    expect(change('+1 (20|) 555-0123', 'deleteContentBackward', full)).toEqual({
      value: '+1205550123',
      caret: 3,
    });
  });
  test('deleting the last digit leaves an empty field', () => {
    expect(change('+|', 'deleteContentBackward', '1')).toEqual({ value: '', caret: 0 });
    expect(change('|', 'deleteByCut')).toEqual({ value: '', caret: 0 });
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
