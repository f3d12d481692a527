import type { Component, ComponentProps } from 'react';
import phoneInputModule from 'react-phone-input-2';
import type { SelectedCountry } from './read-phone-text.ts';

/** The library's component, with what its types lack. The package has not changed since 2022. */
export declare class PhoneLibrary extends Component<ComponentProps<typeof phoneInputModule>> {
  state: {
    /** With the name that the list shows instead, if there is one. */
    selectedCountry: SelectedCountry & { name: string; localName?: string };
    showDropdown: boolean;
  };
  numberInputRef: HTMLInputElement;
  /** Contains the country button and, while it is open, the list. */
  dropdownContainerRef: HTMLElement;
  dropdownRef: HTMLElement | null;
  /** Formats a number and shows it. */
  updateFormattedNumber: (number: string) => void;
}

// The package is CommonJS: depending on the bundler, the default import is the component or all of the package.
export const ReactPhoneInput = (
  'default' in phoneInputModule ? phoneInputModule.default : phoneInputModule
) as typeof PhoneLibrary;
