import { describe, expect, test } from 'vitest';
import { checkInquiry } from '#shared/inquiry.ts';
import { phoneExamples } from '#test/support/phone-numbers.ts';

/** The message for a phone number in an otherwise valid inquiry. */
const refusal = (phoneNumber: string) => {
  const check = checkInquiry({ name: 'Asha', email: 'a@example.com', phoneNumber, comment: 'Hello' });
  return check.ok ? undefined : check.fields.phoneNumber;
};

test('real numbers of 20 countries are accepted', () => {
  expect(phoneExamples.filter(({ e164 }) => refusal(e164))).toEqual([]);
});

describe('a number is refused', () => {
  test.each([
    ['+1800', '+1 have 10 digits after it, and this one has 3'],
    ['+120155501234', '+1 have 10 digits after it, and this one has 11'],
    ['+91987654321', '+91 have 10 digits after it, and this one has 9'],
    ['+919876543210987', '+91 have 10 digits after it, and this one has 13'],
    ['+97150123', '+971 have 8 to 9 digits after it, and this one has 5'],
    ['+44207946', '+44 have 9 to 10 digits after it, and this one has 6'],
    ['+4512345', '+45 have 8 digits'],
    ['+3312345678', '+33 have 9 digits'],
    ['+254123456', '+254 have 7 to 9 digits'],
    ['+601234567', '+60 have 8 to 10 digits'],
    ['+86123456789', '+86 have 10 to 11 digits'],
    ['+3912345', '+39 have 6 to 11 digits'],
    ['+621234567', '+62 have 8 to 12 digits'],
    ['+4912345', '+49 have 6 to 13 digits'],
    ['+290123', 'whole phone number'],
  ])('%s: %s', (number, message) => {
    expect(refusal(number)).toContain(message);
  });
});

test('a country whose lengths are not in the table has the limits of E.164', () => {
  expect(refusal('+2901234')).toBeUndefined();
  expect(refusal('+29912345678901')).toBeUndefined();
});
