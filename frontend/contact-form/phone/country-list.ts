import { phoneMessages } from '../messages.ts';
import { addCountryListKeys } from './country-list-keys.ts';
import type { PhoneLibrary } from './phone-library.ts';

/** Names the list, marks the selected country and announces the highlighted one. Scrolls a list that has just opened. */
function describeList(list: HTMLElement, selected: string, id: string) {
  if (!list.hasAttribute('aria-label')) {
    // The library scrolls the list too little if a name takes two lines.
    list.querySelector('.highlight')?.scrollIntoView({ block: 'nearest' });
    list.scrollIntoView({ block: 'nearest' });
    list.setAttribute('aria-label', phoneMessages.countries);
  }
  for (const option of list.querySelectorAll<HTMLElement>('.country')) {
    const { countryCode } = option.dataset;
    option.tabIndex = -1;
    option.id = `${id}-${countryCode}`;
    option.setAttribute('aria-selected', String(countryCode === selected));
    if (option.classList.contains('highlight')) list.setAttribute('aria-activedescendant', option.id);
  }
}

/**
 * Adds the accessibility that react-phone-input-2's country list lacks for screen reader and keyboard users.
 * addCountryListKeys() handles keys and focus.
 * @param signal ends it when it is aborted
 */
export function repairCountryList(library: PhoneLibrary, button: HTMLElement, signal: AbortSignal) {
  const { numberInputRef: input, dropdownContainerRef: dropdown } = library;
  // The button is shown before the field; move it there in the tab order as well. React never moves either element.
  input.before(dropdown);
  addCountryListKeys(library, button, signal);

  const repair = () => {
    const { name, localName, dialCode, iso2 } = library.state.selectedCountry;
    button.setAttribute('aria-label', phoneMessages.country(localName ?? name, dialCode));
    button.setAttribute('aria-expanded', String(library.state.showDropdown));
    // Shown in the empty field.
    input.closest('[data-code]')?.setAttribute('data-code', dialCode);
    if (library.dropdownRef) describeList(library.dropdownRef, iso2, input.id);
  };
  repair();
  const observer = new MutationObserver(repair);
  observer.observe(dropdown, { subtree: true, childList: true, attributeFilter: ['class'] });
  signal.addEventListener('abort', () => observer.disconnect());
}
