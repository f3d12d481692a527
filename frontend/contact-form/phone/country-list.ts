import { phoneMessages } from '../messages.ts';
import { addCountryListKeys } from './country-list-keys.ts';
import { nameOf, type PhoneLibrary } from './phone-library.ts';

/** Names the list, marks the selected country and announces the highlighted one. Scrolls a list that has just opened. */
function describeList(list: HTMLElement, dropdown: HTMLElement, selected: string, id: string) {
  if (!list.hasAttribute('aria-label')) {
    list.id = `${id}-countries`;
    moveSearch(list);
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
  }
  const highlighted = list.querySelector('.highlight')?.id ?? '';
  for (const control of [list, dropdown.querySelector('.search-box')])
    control?.setAttribute('aria-activedescendant', highlighted);
}

/** Moves the search box out of the list, which may contain options only, and makes it the list's combobox. */
function moveSearch(list: HTMLElement) {
  const search = list.querySelector<HTMLElement>('.search-box');
  if (!search) return;
  if (search.parentElement) search.parentElement.hidden = true;
  list.tabIndex = -1;
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-label': phoneMessages.search,
    'aria-expanded': 'true',
    'aria-controls': list.id,
  }))
    search.setAttribute(name, value);
  list.before(search);
  search.focus({ preventScroll: true });
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
    const { selectedCountry } = library.state;
    const { dialCode, iso2 } = selectedCountry;
    button.setAttribute('aria-label', phoneMessages.country(nameOf(selectedCountry), dialCode));
    button.setAttribute('aria-expanded', String(library.state.showDropdown));
    if (library.dropdownRef) describeList(library.dropdownRef, dropdown, iso2, input.id);
    // React removes the list without the search box, which is no longer in it.
    else dropdown.querySelector('.search-box')?.remove();
  };
  repair();
  const observer = new MutationObserver(repair);
  observer.observe(dropdown, { subtree: true, childList: true, attributeFilter: ['class'] });
  signal.addEventListener('abort', () => observer.disconnect());
}
