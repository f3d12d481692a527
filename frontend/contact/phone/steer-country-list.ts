interface Parts {
  dropdown: Element;
  button: HTMLElement;
  input: HTMLInputElement;
}

/** Milliseconds in which the library takes letters for one word (specification, 9): a space then belongs to it. */
const typeAhead = 250;

/**
 * Keys and focus of the country list, where react-phone-input-2 has none: Space and the arrows open it, Space chooses,
 * Escape and Tab leave it with the focus in a known place, Enter in the field sends the form.
 */
export function steerCountryList(root: HTMLElement, { dropdown, button, input }: Parts) {
  const highlighted = () => dropdown.querySelector<HTMLElement>('[role="option"].highlight');
  let wasOpen = false;
  let leaveTo: HTMLElement = button;
  let lastLetter = Number.NEGATIVE_INFINITY;

  const take = (event: KeyboardEvent, act: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    // A key that is held down opened the list; it must not choose as well.
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
    // The library leaves the field on these.
    else if (event.key === 'Enter' || event.key === 'Escape') event.stopPropagation();
  };

  // The library closes its list on `mousedown` alone, which a finger beside it does not cause on every phone.
  const onElsewhere = (event: Event) => {
    const open = dropdown.querySelector('[role="listbox"]') !== null;
    if (open && !dropdown.contains(event.target as Node)) button.click();
  };

  root.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('pointerdown', onElsewhere);
  document.addEventListener('focusin', onElsewhere);
  return {
    /** A list comes into the view whole. One that goes takes the focus along: that belongs on the button, or where Tab leads. */
    listChanged(list: Element | null) {
      const open = list !== null;
      if (wasOpen === open) return;
      list?.scrollIntoView({ block: 'nearest' });
      if (!open && document.activeElement === document.body) leaveTo.focus();
      leaveTo = button;
      wasOpen = open;
    },
    stop() {
      root.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    },
  };
}
