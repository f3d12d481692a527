import type { PhoneLibrary } from './phone-library.ts';

/** Where each of these keys moves the highlight in a list of so many options, of which a page is in view. */
const jumps: Partial<Record<string, (from: number, page: number, count: number) => number>> = {
  Home: () => 0,
  End: (_from, _page, count) => count - 1,
  PageUp: (from, page) => from - page,
  PageDown: (from, page) => from + page,
};

/**
 * Adds the keyboard support that react-phone-input-2's country list lacks: Space opens the list, a key that is held down
 * selects nothing, Home, End, PageUp and PageDown move, and the focus is never lost when the list closes.
 * @param signal removes the listeners when it is aborted
 */
export function addCountryListKeys(library: PhoneLibrary, button: HTMLElement, signal: AbortSignal) {
  const dropdown = library.dropdownContainerRef;

  const jump = (key: string) => {
    const options = [...dropdown.querySelectorAll<HTMLElement>('.country')];
    const page = Math.floor((library.dropdownRef?.clientHeight ?? 0) / (options[0]?.offsetHeight || 1));
    const { highlightCountryIndex } = library.state;
    const to = jumps[key]?.(highlightCountryIndex, page, options.length) ?? highlightCountryIndex;
    const index = Math.min(Math.max(to, 0), options.length - 1);
    library.setState({ highlightCountryIndex: index }, () => library.scrollTo(options[index]));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, repeat, shiftKey } = event;
    // In WebKitGTK, the key of Shift+Tab has no name.
    const isTab = event.which === 9;
    const { target } = event;
    // The browser empties the search box.
    if (key === 'Escape' && target instanceof HTMLInputElement && target.value !== '') return;
    if (repeat && (key === 'Enter' || key === ' ')) {
      event.preventDefault();
      event.stopPropagation();
    } else if (key in jumps && target === library.dropdownRef) {
      event.preventDefault();
      event.stopPropagation();
      jump(key);
    } else if (key === ' ' && target === button) {
      event.preventDefault();
      // It is no letter of a search in the list that opens.
      event.stopPropagation();
      button.click();
    }
    // The browser moves the focus from the list to the field.
    else if (isTab && !shiftKey) event.stopPropagation();
    // Before the library closes the list, which has the focus.
    else if (isTab || key === 'Escape') button.focus();
  };

  // A screen reader clicks the button without focusing it.
  const onClick = () => dropdown.contains(document.activeElement) && button.focus();

  // The list takes the focus whenever it is rendered, so it closes before React renders.
  const onFocusElsewhere = ({ target }: Event) => {
    if (library.state.showDropdown && !dropdown.contains(target as Node)) button.click();
  };

  button.addEventListener('click', onClick, { signal });
  dropdown.addEventListener('keydown', onKeyDown, { signal, capture: true });
  document.addEventListener('focusin', onFocusElsewhere, { signal, capture: true });
}
