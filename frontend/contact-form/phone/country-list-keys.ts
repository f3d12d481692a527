/** Milliseconds in which the library combines letters to one search term (requirement R72), including spaces. */
const typeAhead = 250;

/**
 * Adds the keyboard support that react-phone-input-2's country list lacks: Space and the arrow keys open the list,
 * Space selects, Escape and Tab close it and move the focus.
 * @param signal removes the listeners when it is aborted
 * @returns to be called with the list when it may have opened or closed. Scrolls an opened list into view. After it
 * closes, moves the lost focus to the button.
 */
export function addCountryListKeys(dropdown: HTMLElement, button: HTMLElement, signal: AbortSignal) {
  let wasOpen = false;
  let lastLetter = Number.NEGATIVE_INFINITY;

  /** Whether a key clicks the button or the highlighted country. */
  const isClick = ({ key, target, timeStamp }: KeyboardEvent) =>
    target === button
      ? [' ', 'Enter', 'ArrowDown', 'ArrowUp'].includes(key)
      : key === 'Enter' || (key === ' ' && timeStamp - lastLetter >= typeAhead);

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
    } else if (key.length === 1) lastLetter = event.timeStamp;
  };

  // The library closes its list on `mousedown` only, which does not fire on every phone.
  const onElsewhere = (event: Event) => {
    const open = dropdown.querySelector('[role="listbox"]') !== null;
    if (open && !dropdown.contains(event.target as Node)) button.click();
  };

  dropdown.addEventListener('keydown', onKeyDown, { signal, capture: true });
  document.addEventListener('pointerdown', onElsewhere, { signal });
  // Before React, as the list takes the focus whenever it is rendered.
  document.addEventListener('focusin', onElsewhere, { signal, capture: true });
  return (list: Element | null) => {
    const open = list !== null;
    if (wasOpen === open) return;
    // The library scrolls the list too little if a name takes two lines.
    list?.querySelector('.highlight')?.scrollIntoView({ block: 'nearest' });
    list?.scrollIntoView({ block: 'nearest' });
    if (!open && document.activeElement === document.body) button.focus();
    wasOpen = open;
  };
}
