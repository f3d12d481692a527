import { expect, test } from 'vitest';
import { loadSending } from '#frontend/contact-form/load-sending.ts';
import { type DialPlan, northAmerica } from '#frontend/contact-form/phone/dial-plan.ts';
import { guessCountry } from '#frontend/contact-form/phone/guess-country.ts';

const unitedKingdom: DialPlan = { dialCode: '44', length: 10 };
const guessed = (value: string, plan = northAmerica, caret = value.length - 1) =>
  guessCountry({ value, caret }, plan);

test('nothing is guessed before the lengths of numbers have loaded', () => {
  expect(guessed('+1919876543210').value).toBe('+1919876543210');
});

test.each([
  ['India, typed after the dial code of the United States', '+1919876543210', northAmerica, '+919876543210'],
  [
    'India, typed after the dial code of the United Kingdom',
    '+44919876543210',
    unitedKingdom,
    '+919876543210',
  ],
])('%s', async (_what, value, plan, expected) => {
  await loadSending();
  expect(guessed(value, plan).value).toBe(expected);
});

test('the caret stays behind the same digit, and in the field', async () => {
  await loadSending();
  expect(guessed('+44919876543210', unitedKingdom, 5).caret).toBe(3);
  expect(guessed('+44919876543210', unitedKingdom, 1).caret).toBe(0);
});

test.each([
  ['another dial code, typed with its plus sign', '+91919876543210', northAmerica],
  ['a country without a mask', '+971919876543210', { dialCode: '971' }],
  ['one digit too many', '+4491987654321', { dialCode: '44', length: 11 }],
  ['a number that is known as it is', '+5411987654321', { dialCode: '54', length: 8 }],
  ['digits that are no known number either', '+1999999999999', northAmerica],
])('%s stays', async (_what, value, plan) => {
  await loadSending();
  expect(guessed(value, plan)).toEqual({ value, caret: value.length - 1 });
});
