import type { PhoneLibrary } from './phone-library.ts';

/**
 * Adds the keyboard support that react-phone-input-2's country list lacks: Space and the arrow keys open the list,
 * Space selects, Escape and Tab close it and move the focus.
 * @param signal removes the listeners when it is aborted
 */
export function addCountryListKeys(library: PhoneLibrary, button: HTMLElement, signal: AbortSignal) {
  const dropdown = library.dropdownContainerRef;

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const onButton = event.target === button;
    const opens = onButton && [' ', 'Enter', 'ArrowDown', 'ArrowUp'].includes(key);
    // Within a search term, Space is a letter.
    const selects = !onButton && (key === 'Enter' || (key === ' ' && library.state.queryString === ''));
    // The browser moves the focus from the list to the field.
    if (event.ctrlKey || event.metaKey || (key === 'Tab' && !event.shiftKey)) event.stopPropagation();
    else if (opens || selects) {
      event.preventDefault();
      event.stopPropagation();
      const clicked = opens ? button : dropdown.querySelector<HTMLElement>('.highlight');
      // The repeated events of a key that opened the list must not select a country.
      if (!event.repeat) clicked?.click();
    } else if (key === 'Escape' || event.which === 9) {
      // Before the library closes the list, which has the focus. In WebKitGTK, the key of Shift+Tab has no name.
      button.focus();
    }
  };

  // A screen reader clicks the button without focusing it.
  const onClick = () => dropdown.contains(document.activeElement) && button.focus();

  // The library closes its list on `mousedown` only, which does not fire on every phone.
  const onElsewhere = ({ target }: Event) => {
    if (library.state.showDropdown && !dropdown.contains(target as Node)) button.click();
  };

  button.addEventListener('click', onClick, { signal });
  dropdown.addEventListener('keydown', onKeyDown, { signal, capture: true });
  document.addEventListener('pointerdown', onElsewhere, { signal });
  // Before React, as the list takes the focus whenever it is rendered.
  document.addEventListener('focusin', onElsewhere, { signal, capture: true });
}
