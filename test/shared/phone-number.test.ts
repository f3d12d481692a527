import fc from 'fast-check';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { getCountries, getExampleNumber } from 'libphonenumber-js/min';
import { describe, expect, test } from 'vitest';
import { checkInquiry } from '#shared/inquiry.ts';
import {
  canonicalNumber,
  countryOfNumber,
  digitsOf,
  phoneNumberProblem,
  readable,
  readPhoneNumber,
  withCallingCode,
} from '#shared/phone-number.ts';
import { phoneExamples } from '#test/support/data/phone-numbers.ts';
import { character } from '#test/support/measure/character.ts';

describe('a number in any text', () => {
  test.each([
    ['with separators', '(201) 555-0123', '+12015550123'],
    ['with a prefix and an extension', 'Tel.: +44 20 7946 0958 ext. 12', '+442079460958'],
    ['with a trunk prefix after the country code', '+44 (0)20 7946 0958', '+442079460958'],
    ['with the call prefix of most countries', '00 44 20 7946 0958', '+442079460958'],
    ['with the call prefix of North America', '011 91 98765 43210', '+919876543210'],
    ['in Arabic digits', '٢٠١ ٥٥٥ ٠١٢٣', '+12015550123'],
    ['in Persian digits', '۲۰۱ ۵۵۵ ۰۱۲۳', '+12015550123'],
    ['in Devanagari digits', '+९१ ९८७६५ ४३२१०', '+919876543210'],
    ['in full-width digits', '２０１ ５５５ ０１２３', '+12015550123'],
  ])('%s', (_what, text, e164) => {
    expect(readPhoneNumber(text)).toBe(e164);
  });

  test('as it is written in 20 countries', () => {
    expect(phoneExamples.filter(({ onCard, e164 }) => readPhoneNumber(onCard) !== e164)).toEqual([]);
  });

  test.each([
    ['of a mobile phone in Mexico, as WhatsApp shows it', '+52 1 81 1234 5678', '+528112345678'],
    ['of a mobile phone in Mexico, today', '+52 81 1234 5678', '+528112345678'],
    [
      'with a country code and too many digits, which a message shows',
      '+52 1 81 1234 56789',
      '+52181123456789',
    ],
    ['with a country code that is not assigned', '+999 123 4567', '+9991234567'],
    ['with a country code and an area code that there is not', '+1 055 123 4567', '+10551234567'],
    ['with two extensions', '(312) 555-0186 ext 4402', '+13125550186'],
    ['followed by another number', '+1 312 555 0186, +91 98765 43210', '+13125550186'],
  ])('%s', (_what, text, e164) => {
    expect(readPhoneNumber(text)).toBe(e164);
  });

  test.each(['055 123 4567', '099000 12345', '919900012345', '20155501234', '123 555 0186', '312 155 0186'])(
    'is no number of the United States: %s',
    (text) => {
      expect(readPhoneNumber(text)).toBeUndefined();
      expect(refusal(text)).toContain(`${digitsOf(text)} is not a phone number in the United States`);
    },
  );

  test('is missing', () => {
    for (const text of ['', '+', 'x', 'no number', '+0 98765 43210']) {
      expect(readPhoneNumber(text)).toBeUndefined();
      expect(phoneNumberProblem(text)).toContain('with its country code');
    }
  });

  test('is in E.164 if it is found', () => {
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 60 }), (text) => {
        expect(readPhoneNumber(text) ?? '+1').toMatch(/^\+[1-9][0-9]*$/);
        expect(digitsOf(text)).toMatch(/^[0-9]*$/);
      }),
    );
  });
});

/** The message for a phone number in an otherwise valid inquiry. */
const refusal = (phoneNumber: string) => {
  const check = checkInquiry({ name: 'Asha', email: 'a@example.com', phoneNumber, comment: 'Hello' });
  return check.ok ? undefined : check.fields.phoneNumber;
};

/** How a number in E.164, or nearly so, is stored. */
const stored = (phoneNumber: string) => {
  const check = checkInquiry({ name: 'Asha', email: 'a@example.com', phoneNumber, comment: 'Hello' });
  return check.ok ? check.inquiry.phoneNumber : undefined;
};

test.each([
  ['+4407700900123', '+447700900123'],
  ['+49015123456789', '+4915123456789'],
  ['+9109845012345', '+919845012345'],
  ['+9710501234567', '+971501234567'],
  ['+6100412345678', '+61412345678'],
  // The 0 is a part of the number in Italy, San Marino, Ivory Coast and Gabon.
  ['+390669812345', '+390669812345'],
  ['+3780549886377', '+3780549886377'],
  ['+2250123456789', '+2250123456789'],
  ['+24106031234', '+24106031234'],
])('%s is stored as %s, so a digit that is only dialed at home makes no other inquiry', (sent, number) => {
  expect(stored(sent)).toBe(number);
});

test('an example of every country is stored as it is', () => {
  const numbers = getCountries().flatMap((country) => getExampleNumber(country, examples)?.number ?? []);
  expect(numbers.length).toBeGreaterThan(200);
  for (const number of numbers) expect(stored(number)).toBe(number);
});

test('a number that is stored stays the same when it is checked again', () => {
  const zeros = fc.stringMatching(/^\+[1-9]\d?0{0,3}\d{3,12}$/);
  fc.assert(
    fc.property(zeros, (text) => {
      const number = stored(text);
      if (number !== undefined) expect(stored(number)).toBe(number);
    }),
  );
});

test('real numbers of 20 countries are accepted', () => {
  expect(phoneExamples.filter(({ e164 }) => refusal(e164))).toEqual([]);
});

test.each(['+10551234567', '+11235550186', '+13121550186'])(
  '%s is not as the North American plan has it',
  (number) => {
    expect(refusal(number)).toContain(`${number} is not a North American number`);
  },
);

test.each(['+18005550123', '+18885550123', '+9118004253800', '+911800111109', '+9718001234', '+97180012345'])(
  '%s is toll-free, and accepted',
  (number) => {
    expect(refusal(number)).toBeUndefined();
  },
);

test('the old form of a mobile number in Mexico is stored like today’s', () => {
  const check = checkInquiry({
    name: 'A',
    email: 'a@example.com',
    phoneNumber: '+5218112345678',
    comment: 'B',
  });
  expect(check).toMatchObject({ ok: true, inquiry: { phoneNumber: '+528112345678' } });
});

test.each(['+1800', '+44207946', '+4512345', '+254123456', '+290123'])('%s is too short', (number) => {
  expect(refusal(number)).toContain(`${number} has too few digits`);
});

test.each(['+120155501234', '+45123456789', '+4420794609581'])('%s is too long', (number) => {
  expect(refusal(number)).toContain(`${number} has too many digits`);
});

test.each(['+91987654321', '+919876543210987', '+97150123', '+9715012345678'])(
  '%s is as long as no landline or mobile number of its country',
  (number) => {
    expect(refusal(number)).toContain(`${number} has the wrong number of digits`);
  },
);

test('a country code that the library does not know has the limits of E.164', () => {
  expect(phoneNumberProblem('+9991234')).toBeUndefined();
  expect(phoneNumberProblem('+999123456789012')).toBeUndefined();
  expect(phoneNumberProblem('+9991234567890123')).toContain('too many digits');
});

test.each(['Tel. +44 (0)20 7946 0958', '+44 (0)20 7946 0958', '+4402079460958 ext. 12', '4402079460958'])(
  'only a plus sign and digits have a canonical form, not "%s"',
  (text) => {
    expect(canonicalNumber(text)).toBe(text);
  },
);

test('a number is shown in groups of digits, or as it is if its country is not known', () => {
  expect(['+442079460958', '+97143211234', '+9991234'].map(readable)).toEqual([
    '+44 20 7946 0958',
    '+971 4 321 1234',
    '+9991234',
  ]);
});

test('a toll-free number of the United States has that country', () => {
  expect(countryOfNumber('+18005550123')).toBe('United States');
});

test.each([
  ['+919876543210', 'US', 'India'],
  ['+441534888888', 'GB', 'Jersey'],
  // Several countries share these codes, and the numbers are assigned in none of them.
  ['+12015550123', 'US', 'United States'],
  ['+447700900123', 'GB', 'United Kingdom'],
  ['+447700900123', 'US', ''],
  // Freephone numbers of no country.
  ['+80012345678', 'US', ''],
] as const)('%s, entered with %s chosen, is a number of "%s"', (number, chosen, country) => {
  expect(countryOfNumber(number, chosen)).toBe(country);
});

test('digits that are no number of their country are shown with its calling code', () => {
  expect(withCallingCode('984 50', 'IN')).toBe('+9198450');
  expect(withCallingCode('+1 201', 'IN')).toBe('+1 201');
});
