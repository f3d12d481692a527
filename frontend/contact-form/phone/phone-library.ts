import type { Component, ComponentProps } from 'react';
import phoneInputModule from 'react-phone-input-2';
import { company } from '../../site/company.ts';

interface Country {
  name: string;
  /** The name that the list shows instead, if there is one. */
  localName?: string;
  /** With the area code, if the country shares its code with others, as in 1242 for the Bahamas. */
  dialCode: string;
  /** Two-letter code, lower case. */
  iso2: string;
}

interface State {
  selectedCountry: Country;
  /** Whether typing does not change the country. */
  freezeSelection: boolean;
  onlyCountries: Country[];
  showDropdown: boolean;
  highlightCountryIndex: number;
}

/** The library's component, with what its types lack. The package has not changed since 2022. */
export declare class PhoneLibrary extends Component<ComponentProps<typeof phoneInputModule>, State> {
  static defaultProps: ComponentProps<typeof phoneInputModule>;
  numberInputRef: HTMLInputElement;
  /** Contains the country button and, while it is open, the list. */
  dropdownContainerRef: HTMLElement;
  dropdownRef: HTMLElement | null;
  /** Formats a number and shows it. */
  updateFormattedNumber: (number: string) => void;
  scrollTo: (country: Element | undefined) => void;
}

// The package is CommonJS: depending on the bundler, the default import is the component or all of the package.
export const ReactPhoneInput = (
  'default' in phoneInputModule ? phoneInputModule.default : phoneInputModule
) as typeof PhoneLibrary;

/** Names of countries that have changed since the library's last version, or that it gives to two. */
export const countryNames: Readonly<Record<string, string>> = {
  cd: 'Congo (Kinshasa)',
  cg: 'Congo (Brazzaville)',
  cz: 'Czechia',
  mk: 'North Macedonia',
  mo: 'Macao',
  sz: 'Eswatini',
  tr: 'Türkiye',
};

/** All countries and territories, which the library does not export. */
const countries = new ReactPhoneInput({
  ...ReactPhoneInput.defaultProps,
  enableTerritories: true,
  localization: countryNames,
}).state.onlyCountries;

export const nameOf = ({ name, localName }: Country) => localName ?? name;

/** @param iso2 empty for the default country, the United States (requirement R67) */
export const countryOf = (iso2: string) => countries.find((country) => country.iso2 === (iso2 || 'us'));

/** The codes of all countries and territories in the order of the list: the company's markets, then by name. */
export const countryCodes = [
  ...new Set([
    ...company.markets.map(({ country }) => country),
    ...countries.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'en')).map(({ iso2 }) => iso2),
  ]),
];
