import { expect, test } from 'vitest';
import { findCountry } from '#frontend/contact-form/phone/find-country.ts';

/** Some countries, in the library's order. */
const countries = [
  ['British Indian Ocean Territory', 'io'],
  ['Congo', 'cd', 'Congo (Kinshasa)'],
  ['Congo', 'cg', 'Congo (Brazzaville)'],
  ['Côte d’Ivoire', 'ci'],
  ['Czech Republic', 'cz'],
  ['Guinea', 'gn'],
  ['Guinea-Bissau', 'gw'],
  ['India', 'in'],
  ['North Korea', 'kp'],
  ['South Korea', 'kr'],
  ['Ukraine', 'ua'],
  ['United Arab Emirates', 'ae'],
  ['United Kingdom', 'gb'],
  ['United States', 'us'],
  ['American Samoa', 'as'],
].map(([name = '', iso2 = '', localName]) => ({ name, iso2, localName }));

test.each([
  ['uae', 'United Arab Emirates'],
  ['kingdom', 'United Kingdom'],
  ['us', 'United States'],
  ['american', 'American Samoa'],
  ['uk', 'United Kingdom'],
  ['ukr', 'Ukraine'],
  ['engl', 'United Kingdom'],
  ['korea', 'South Korea'],
  ['czech republic', 'Czech Republic'],
  ['czechia', 'Czech Republic'],
  ['cote d', 'Côte d’Ivoire'],
  ['ivory coast', 'Côte d’Ivoire'],
  ['guinea', 'Guinea'],
  ['guinea b', 'Guinea-Bissau'],
  ['in', 'India'],
  ['united', 'United Arab Emirates'],
])('%s is %s', (term, country) => {
  expect(findCountry(term, countries)?.name).toBe(country);
});

test.each(['congo b', 'brazz'])('%s is the Congo with this capital', (term) => {
  expect(findCountry(term, countries)?.iso2).toBe('cg');
});

test('a term that is no country finds none', () => {
  expect(findCountry('xyz', countries)).toBeUndefined();
});
