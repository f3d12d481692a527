interface Parts {
  dropdown: Element;
  button: HTMLElement;
  input: HTMLInputElement;
  /** Removes the listeners when it is aborted. */
  signal: AbortSignal;
}

/** Milliseconds in which the library combines letters to one search term (requirement R72), including spaces. */
const typeAhead = 250;

/**
 * Adds the keyboard support that react-phone-input-2's country list lacks: Space and the arrow keys open the list,
 * Space selects, Escape and Tab close it and move the focus.
 * @returns to be called with the list when it may have opened or closed. Scrolls an opened list into view. After it
 * closes, moves the lost focus to the button or the target of Tab.
 */
export function addCountryListKeys(root: HTMLElement, { dropdown, button, input, signal }: Parts) {
  const highlighted = () => dropdown.querySelector<HTMLElement>('[role="option"].highlight');
  let wasOpen = false;
  let leaveTo: HTMLElement = button;
  let lastLetter = Number.NEGATIVE_INFINITY;

  const take = (event: KeyboardEvent, act: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    // The repeated events of a key that opened the list must not select a country.
    if (!event.repeat) act();
  };

  const onButtonKey = (event: KeyboardEvent) => {
    if ([' ', 'Enter', 'ArrowDown', 'ArrowUp'].includes(event.key)) take(event, () => button.click());
  };

  const onListKey = (event: KeyboardEvent) => {
    const { key, timeStamp } = event;
    const spelling = timeStamp - lastLetter < typeAhead;
    if (event.ctrlKey || event.metaKey) event.stopPropagation();
    else if (key === 'Enter' || (key === ' ' && !spelling)) take(event, () => highlighted()?.click());
    else if (key === 'Tab') leaveTo = event.shiftKey ? button : input;
    else if (key.length === 1) lastLetter = timeStamp;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target === button) onButtonKey(event);
    else if (dropdown.contains(event.target as Node)) onListKey(event);
  };

  // The library closes its list on `mousedown` only, which does not fire on every phone.
  const onElsewhere = (event: Event) => {
    const open = dropdown.querySelector('[role="listbox"]') !== null;
    if (open && !dropdown.contains(event.target as Node)) button.click();
  };

  root.addEventListener('keydown', onKeyDown, { signal, capture: true });
  document.addEventListener('pointerdown', onElsewhere, { signal });
  document.addEventListener('focusin', onElsewhere, { signal });
  return (list: Element | null) => {
    const open = list !== null;
    if (wasOpen === open) return;
    // The library scrolls the list too little if a name takes two lines.
    list?.querySelector('.highlight')?.scrollIntoView({ block: 'nearest' });
    list?.scrollIntoView({ block: 'nearest' });
    if (!open && document.activeElement === document.body) leaveTo.focus();
    leaveTo = button;
    wasOpen = open;
  };
}
