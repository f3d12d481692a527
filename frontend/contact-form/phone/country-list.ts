import { phoneMessages } from '../messages.ts';
import { addCountryListKeys } from './country-list-keys.ts';

/** The two-letter code of the country whose flag an element contains. */
const countryOf = (element: Element) => element.querySelector('.flag')?.classList.item(1) ?? '';

/** Moves the selected country from the button's tooltip to its accessible name, and its dial code into the empty field. */
function nameButton(button: HTMLElement) {
  button.setAttribute('aria-expanded', String(button.classList.contains('open')));
  if (!button.title) return;
  const [country = '', dialCode = ''] = button.title.split(': + ');
  button.setAttribute('aria-label', phoneMessages.country(country, dialCode));
  button.closest<HTMLElement>('[data-code]')?.setAttribute('data-code', dialCode);
  button.removeAttribute('title');
}

/** Names the list, marks the selected country and announces the highlighted one. */
function describeList(list: Element, chosen: string, id: string) {
  list.setAttribute('aria-label', phoneMessages.countries);
  for (const option of list.querySelectorAll<HTMLElement>('[role="option"]')) {
    const country = countryOf(option);
    option.tabIndex = -1;
    option.id ||= `${id}-${country}`;
    const selected = String(country === chosen);
    // Not each of 235 options on every key press.
    if (option.getAttribute('aria-selected') !== selected) option.setAttribute('aria-selected', selected);
    if (option.classList.contains('highlight')) list.setAttribute('aria-activedescendant', option.id);
  }
}

/**
 * Adds the accessibility that react-phone-input-2's country list lacks for screen reader and keyboard users.
 * addCountryListKeys() handles keys and focus.
 * @returns cleanup function
 */
export function repairCountryList(root: HTMLElement): () => void {
  const dropdown = root.querySelector<HTMLElement>('.flag-dropdown');
  const button = root.querySelector<HTMLElement>('.selected-flag');
  const input = root.querySelector('input');
  if (!dropdown || !button || !input) return () => undefined;

  // The button is shown before the field; move it there in the tab order as well. React never moves either element.
  input.before(dropdown);

  const listening = new AbortController();
  const listChanged = addCountryListKeys(dropdown, button, listening.signal);
  const repair = () => {
    nameButton(button);
    const list = dropdown.querySelector<HTMLElement>('[role="listbox"]');
    if (list) describeList(list, countryOf(button), input.id);
    listChanged(list);
  };
  repair();
  const observer = new MutationObserver(repair);
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['class', 'title'] });
  return () => {
    observer.disconnect();
    listening.abort();
  };
}
