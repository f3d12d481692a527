import type { PhoneLibrary } from './phone-library.ts';

/**
 * Adds the keyboard support that react-phone-input-2's country list lacks: Space and the arrow keys open the list,
 * Space selects, Escape and Tab close it and move the focus.
 * @param signal removes the listeners when it is aborted
 */
export function addCountryListKeys(library: PhoneLibrary, button: HTMLElement, signal: AbortSignal) {
  const dropdown = library.dropdownContainerRef;

  /** Whether a key clicks the button or the highlighted country. Within a search term, Space is a letter. */
  const isClick = ({ key, target }: KeyboardEvent) =>
    target === button
      ? [' ', 'Enter', 'ArrowDown', 'ArrowUp'].includes(key)
      : key === 'Enter' || (key === ' ' && library.state.queryString === '');

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    // The browser moves the focus from the list to the field.
    if (event.ctrlKey || event.metaKey || (key === 'Tab' && !event.shiftKey)) event.stopPropagation();
    else if (isClick(event)) {
      event.preventDefault();
      event.stopPropagation();
      const clicked = target === button ? button : dropdown.querySelector<HTMLElement>('.highlight');
      // The repeated events of a key that opened the list must not select a country.
      if (!event.repeat) clicked?.click();
    } else if (key === 'Escape' || key === 'Tab') {
      // Before the library closes the list, which has the focus.
      button.focus();
    }
  };

  // The library closes its list on `mousedown` only, which does not fire on every phone.
  const onElsewhere = ({ target }: Event) => {
    if (library.state.showDropdown && !dropdown.contains(target as Node)) button.click();
  };

  dropdown.addEventListener('keydown', onKeyDown, { signal, capture: true });
  document.addEventListener('pointerdown', onElsewhere, { signal });
  // Before React, as the list takes the focus whenever it is rendered.
  document.addEventListener('focusin', onElsewhere, { signal, capture: true });
}
