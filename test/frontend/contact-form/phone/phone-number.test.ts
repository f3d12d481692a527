import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clamp,
  digitsOf,
  noPhoneNumber,
  splitNumber,
  toE164,
} from '#frontend/contact-form/phone/phone-number.ts';
import { character } from '#test/support/character.ts';

const digits = (constraints?: fc.StringConstraints) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), ...constraints });
const dialCode = digits({ minLength: 1, maxLength: 4 });

test('any text yields at most 15 ASCII digits, and the result does not change again', () => {
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 60 }), (text) => {
      const given = clamp(digitsOf(text));
      expect(given).toMatch(/^[0-9]{0,15}$/);
      expect(clamp(digitsOf(given))).toBe(given);
    }),
  );
});

test.each([
  ['Arabic', '٠٥٠ ١٢٣ ٤٥٦٧', '0501234567'],
  ['Persian and Urdu', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['Devanagari', '९८७६५ ४३२१०', '9876543210'],
  ['full width', '＋８１ ３', '813'],
])('%s digits are converted', (_script, text, expected) => {
  expect(digitsOf(text)).toBe(expected);
});

describe('a number in two parts', () => {
  test('adds up to the input', () => {
    fc.assert(
      fc.property(digits(), dialCode, (all, code) => {
        const { countryCode, phoneNumber } = splitNumber(all, code);
        expect(countryCode + phoneNumber).toBe(all);
      }),
    );
  });

  test('is stripped of its dial code', () => {
    fc.assert(
      fc.property(digits(), dialCode, (number, code) => {
        expect(splitNumber(code + number, code)).toEqual({ countryCode: code, phoneNumber: number });
      }),
    );
  });

  test('is sent with a plus sign, unless there is only a dial code', () => {
    fc.assert(
      fc.property(digits({ minLength: 1 }), dialCode, (number, code) => {
        expect(toE164(splitNumber(code + number, code))).toBe(`+${code}${number}`);
        expect(toE164(splitNumber(code, code))).toBe('');
      }),
    );
    expect(toE164(noPhoneNumber)).toBe('');
  });
});
