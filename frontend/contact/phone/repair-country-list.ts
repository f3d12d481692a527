import { formMessages } from '../messages.ts';
import { avoidSmallTargets } from './avoid-small-targets.ts';
import { localization } from './countries.ts';
import { steerCountryList } from './steer-country-list.ts';

/** The two letters of the country whose flag an element holds. */
const countryOf = (element: Element) => element.querySelector('.flag')?.classList.item(1) ?? '';

/** Writes an attribute where it differs, so that an open list of 235 countries is not written anew on every key. */
function set(element: Element, name: string, value: string) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** The chosen country goes into the button's name; the library has it in a tooltip. */
function nameButton(button: HTMLElement) {
  set(button, 'aria-expanded', String(button.classList.contains('open')));
  if (!button.title) return;
  const [country = '', dialCode = ''] = button.title.split(': + ');
  set(button, 'aria-label', formMessages.country(localization[countryOf(button)] ?? country, dialCode));
  button.removeAttribute('title');
}

/** A name for the list, the chosen country marked, the highlighted one announced. */
function describeList(list: Element, chosen: string, id: string) {
  set(list, 'aria-label', formMessages.countries);
  for (const option of list.querySelectorAll<HTMLElement>('[role="option"]')) {
    const country = countryOf(option);
    option.tabIndex = -1;
    option.id ||= `${id}-${country}`;
    set(option, 'aria-selected', String(country === chosen));
    if (option.classList.contains('highlight')) set(list, 'aria-activedescendant', option.id);
  }
}

/**
 * What react-phone-input-2 leaves out for those who don't see its list of countries or don't use a mouse. The list's
 * keys and focus: see steerCountryList().
 * @returns takes the repairs away again
 */
export function repairCountryList(root: HTMLElement): () => void {
  const dropdown = root.querySelector('.flag-dropdown');
  const button = root.querySelector<HTMLElement>('.selected-flag');
  const input = root.querySelector('input');
  if (!dropdown || !button || !input) return () => undefined;

  // The button stands in front of the field for the eye; now for the Tab key too. React never moves either of them.
  input.before(dropdown);

  const steering = steerCountryList(root, { dropdown, button, input });
  const repair = () => {
    nameButton(button);
    const list = dropdown.querySelector<HTMLElement>('[role="listbox"]');
    if (list) {
      describeList(list, countryOf(button), input.id);
      avoidSmallTargets(list);
    }
    steering.listChanged(list);
  };
  repair();
  const observer = new MutationObserver(repair);
  observer.observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['class', 'title'],
  });
  return () => {
    observer.disconnect();
    steering.stop();
  };
}
