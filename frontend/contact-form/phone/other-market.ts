import { type CountryCode, hasCountryCode, readPhoneNumber } from '#shared/phone-number.ts';
import { company } from '../../site/company.ts';

/** Mobile phones in India have ten digits, like numbers of the United States, and few of those would be read as one. */
const indianMobile = /^\+91[6-9]\d{9}$/;

/** The company's market, other than the United States, that the browser's time zone or language names. */
function visitorMarket(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const regions = navigator.languages.map((language) => language.split('-').at(-1)?.toLowerCase());
  const others = company.markets.filter(({ country }) => country !== 'us');
  const market =
    others.find(({ timeZones }) => timeZones.includes(timeZone)) ??
    others.find(({ country }) => regions.includes(country));
  return market?.country;
}

/**
 * How a number that is unlikely in the United States reads in the visitor's own market.
 * @param country that the visitor has chosen; empty if the default country is only assumed
 * @returns the number in E.164; undefined if there is nothing to ask
 */
export function readInMarket(text: string, country: string): string | undefined {
  const market = country === '' && !hasCountryCode(text) ? visitorMarket() : undefined;
  const number = market && readPhoneNumber(text, market.toUpperCase() as CountryCode);
  if (!number) return undefined;
  return readPhoneNumber(text) === undefined || indianMobile.test(number) ? number : undefined;
}
