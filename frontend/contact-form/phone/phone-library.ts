import type { Component, ComponentProps } from 'react';
import phoneInputModule from 'react-phone-input-2';
import type { Country } from './find-country.ts';
import type { SelectedCountry } from './read-phone-text.ts';

/** The library's component, with what its types lack. The package has not changed since 2022. */
export declare class PhoneLibrary extends Component<ComponentProps<typeof phoneInputModule>> {
  state: {
    onlyCountries: Country[];
    selectedCountry: Country & SelectedCountry;
    highlightCountryIndex: number;
    showDropdown: boolean;
    /** The letters typed in the list, until the library searches 250 ms after the last one (requirement R72). */
    queryString: string;
  };
  numberInputRef: HTMLInputElement;
  /** Contains the country button and, while it is open, the list. */
  dropdownContainerRef: HTMLElement;
  dropdownRef: HTMLElement | null;
  /** Searches the list. */
  getProbableCandidate: (term: string) => Country | undefined;
  /** Formats a number and shows it. */
  updateFormattedNumber: (number: string) => void;
}

// The package is CommonJS: depending on the bundler, the default import is the component or all of the package.
export const ReactPhoneInput = (
  'default' in phoneInputModule ? phoneInputModule.default : phoneInputModule
) as typeof PhoneLibrary;
