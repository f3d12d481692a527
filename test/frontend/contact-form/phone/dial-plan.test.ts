import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clamp, digitsOf, northAmerica, toE164 } from '#frontend/contact-form/phone/dial-plan.ts';
import { character } from '#test/support/character.ts';

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

test('a dial code alone is no number', () => {
  expect(toE164('', northAmerica)).toBe('');
  expect(toE164('1', northAmerica)).toBe('');
  expect(toE164('12015550123', northAmerica)).toBe('+12015550123');
});
