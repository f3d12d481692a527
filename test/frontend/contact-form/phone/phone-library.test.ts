import { expect, test } from 'vitest';
import { countryCodes, countryOf, nameOf } from '#frontend/contact-form/phone/phone-library.ts';

/** Letters only, with the words that names are also written with. */
const lettersOf = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll('&', 'and')
    .replace(/^Saint\b/, 'St')
    .replace(' the ', ' ')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

test('countries have the names of CLDR, which may be longer', () => {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  const others = countryCodes
    .map((code) => countryOf(code))
    .filter((country) => country !== undefined)
    .map((country) => [nameOf(country), names.of(country.iso2.toUpperCase()) ?? ''] as const)
    .filter(([shown, current]) => !lettersOf(current).startsWith(lettersOf(shown)));
  expect(others).toEqual([['Palestine', 'Palestinian Territories']]);
});
