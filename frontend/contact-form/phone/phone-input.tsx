import {
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type CountryCode, readPhoneNumber } from '#shared/phone-number.ts';
import { phoneMessages } from '../messages.ts';
import { repairCountryList } from './country-list.ts';
import { caretBehind, editEntry, entryOf, isWhole, withDialCode } from './phone-entry.ts';
import {
  countryCodes,
  countryNames,
  countryOf,
  nameOf,
  type PhoneLibrary,
  ReactPhoneInput,
} from './phone-library.ts';
import { PhoneQuestion } from './phone-question.tsx';

/** Order of the countries that share a dial code. Without it, +44 would be Jersey. */
const priority = { gb: 0, je: 1, ru: 0, kz: 1, it: 0, va: 1, us: 0, ca: 1, do: 2, pr: 3 };

/** All prefixes of Kazakhstan: +7 6 and +7 7 are never Russia (ITU-T E.164, zone 7). The library knows only some. */
const areaCodes = { kz: ['6', '7'] };

/** Whether the visitor has no keyboard for the list's type-ahead. */
const isTouch = () => matchMedia('(pointer: coarse)').matches;

export interface PhoneEntry {
  /** What was entered: a plus sign or none, and digits. Before the library is there, any text. */
  value: string;
  /** Two-letter code of the country of a number without a plus sign, lower case; empty if the default one is assumed. */
  country: string;
}

export interface PhoneInputProps extends PhoneEntry {
  onChange: (entry: PhoneEntry) => void;
  /** State of the plain field that this one replaces. */
  start: {
    /** Number of characters behind the caret. Only if the field has the focus. */
    behindCaret: number | undefined;
    focusButton?: boolean;
    openList?: boolean;
  };
  inputProps: ComponentProps<'input'>;
}

/**
 * Wraps react-phone-input-2. The state is what was entered, and the country. It is read as a number when it is complete:
 * after pasting, autofill, leaving the field or choosing a country. Until then the library formats it.
 */
export function PhoneInput({ value, country, onChange, start, inputProps }: PhoneInputProps) {
  const library = useRef<PhoneLibrary>(null);
  const [isComplete, setComplete] = useState(start.behindCaret === undefined);
  /** Whether a letter has ended the number that is typed. */
  const ended = useRef(false);
  /** Whether the next edit replaces the start of the field. Autofill always does, without an event before it. */
  const replacesStart = useRef(true);
  /** The entry before the last paste, autofill or choice of a country, for undo. */
  const before = useRef<PhoneEntry>(undefined);
  const [undone, setUndone] = useState(0);

  const entry = entryOf(value);
  const dialCode = countryOf(country)?.dialCode ?? '';
  const read = isComplete
    ? readPhoneNumber(entry, (country || 'us').toUpperCase() as CountryCode)
    : undefined;
  const shown = read ?? withDialCode(entry, dialCode);

  /** Sets the caret after the library has formatted the number. */
  const placeCaret = (digits: number) => {
    queueMicrotask(() => {
      const input = library.current?.numberInputRef;
      if (!input || document.activeElement !== input) return;
      const place = caretBehind(input.value, digits);
      input.setSelectionRange(place, place);
    });
  };

  const change = (next: PhoneEntry, complete: boolean) => {
    ended.current = false;
    setComplete(complete);
    onChange(next);
  };

  const complete = () => {
    ended.current = false;
    setComplete(true);
    // A plus sign alone is no number.
    if (entry === '+') onChange({ value: '', country });
  };

  // The library starts with a dial code where the field should be empty and show the placeholder, and it does not know
  // which country was chosen before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the library itself shows other numbers of the same country
  useLayoutEffect(() => {
    const instance = library.current;
    const selectedCountry = instance?.state.onlyCountries.find(({ iso2 }) => iso2 === (country || 'us'));
    if (!instance || !selectedCountry) return;
    const show = () => instance.updateFormattedNumber(shown);
    if (entry.startsWith('+')) show();
    else instance.setState({ selectedCountry, freezeSelection: country !== '' }, show);
  }, [country, undone]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount, when this field replaces the plain one
  useLayoutEffect(() => {
    const instance = library.current;
    if (!instance) return undefined;
    // Its type-ahead does not search the other names.
    for (const each of instance.state.onlyCountries) each.name = nameOf(each);
    const button = instance.dropdownContainerRef.firstElementChild as HTMLElement;
    const mounted = new AbortController();
    repairCountryList(instance, button, mounted.signal);
    keepComposition(instance.numberInputRef, mounted.signal);
    const noteStart = () => {
      replacesStart.current = instance.numberInputRef.selectionStart === 0;
    };
    // React's event of this name is another one.
    instance.numberInputRef.addEventListener('beforeinput', noteStart, { signal: mounted.signal });
    if (start.focusButton) button.focus({ preventScroll: true });
    if (start.openList) button.click();
    if (start.behindCaret !== undefined) {
      instance.numberInputRef.focus({ preventScroll: true });
      const { length } = shown.replace('+', '');
      placeCaret(length - start.behindCaret);
    }
    return () => mounted.abort();
  }, []);

  /** Finds what was entered, before the library reads it, which takes a national number's first digits for a dial code. */
  const edit = (event: FormEvent) => {
    const input = library.current?.numberInputRef;
    if (!input || event.target !== input) return;
    const native = event.nativeEvent as InputEvent;
    const whole = isWhole(native);
    const edited = editEntry({
      text: input.value,
      caret: input.selectionStart ?? input.value.length,
      inputType: native.inputType ?? '',
      whole,
      replacesStart: replacesStart.current,
      shown,
      dialCode: entry.startsWith('+') ? '' : dialCode,
      ended: ended.current,
    });
    replacesStart.current = true;
    if (whole) before.current = { value: entry, country };
    // What follows a number with its own country belongs to that country, whose flag is shown.
    const shownCountry = library.current?.state.selectedCountry.iso2 ?? country;
    const isNational = !edited.entry.startsWith('+');
    const next = entry.startsWith('+') && isNational ? shownCountry : country;
    const code = isNational ? (countryOf(next)?.dialCode ?? '') : '';
    const text = withDialCode(edited.entry, code);
    // A country that was chosen is no longer that of a number with its own code.
    if (!isNational) flushSync(() => library.current?.setState({ freezeSelection: false }));
    change({ value: edited.entry, country: next }, whole && edited.entry !== '');
    ended.current = edited.ended;
    // Without a change, React restores the formatted text.
    if (text === shown) event.stopPropagation();
    else input.value = text;
    placeCaret(edited.entry === '' ? 0 : code.length + edited.caret);
  };

  /** @param digits the dial code of the country that was chosen, and what the library leaves of the number before */
  const choose = (digits: string, chosen: string) => {
    before.current = { value: entry, country };
    // A number with its own code, even one behind 00, loses it to the chosen country's.
    const isNational = !entry.startsWith('+') && shown.startsWith(`+${dialCode}`);
    const rest = digits.slice(countryOf(chosen)?.dialCode.length);
    change({ value: isNational ? entry : rest, country: chosen }, true);
    library.current?.numberInputRef.focus();
    placeCaret(digits.length);
  };

  const undo = (event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
    const isField = event.target === library.current?.numberInputRef;
    if (!isUndo || !isField || !before.current || inputProps.readOnly) return;
    event.preventDefault();
    change(before.current, false);
    before.current = undefined;
    setUndone(undone + 1);
  };

  return (
    <>
      <div data-code={dialCode} onChangeCapture={edit} onKeyDownCapture={undo}>
        <ReactPhoneInput
          ref={library}
          country="us"
          value={shown}
          onChange={(digits, chosen, event) => {
            if (event.type !== 'change' && 'countryCode' in chosen) choose(digits, chosen.countryCode);
          }}
          onBlur={complete}
          // A read-only field must not open its country list either.
          disableDropdown={inputProps.readOnly ?? false}
          onlyCountries={countryCodes}
          preserveOrder={['onlyCountries']}
          enableTerritories
          enableLongNumbers
          enableSearch={isTouch()}
          disableSearchIcon
          searchPlaceholder={phoneMessages.search}
          searchNotFound={phoneMessages.noCountry}
          jumpCursorToEnd={false}
          copyNumbersOnly={false}
          priority={priority}
          areaCodes={areaCodes}
          localization={countryNames}
          specialLabel=""
          // Without the library's class, for which it has styles of its own and blurs the field on Enter and Escape.
          inputProps={{ ...inputProps, className: '' }}
        />
      </div>
      <PhoneQuestion
        text={isComplete ? entry : ''}
        country={country}
        onAccept={(number) => {
          before.current = { value: entry, country };
          change({ value: number, country }, true);
          library.current?.numberInputRef.focus();
        }}
      />
    </>
  );
}

/**
 * Leaves the field alone while an input method composes text in it: formatting would make the input method insert it again.
 * The edit is read when the composition ends.
 */
function keepComposition(input: HTMLInputElement, signal: AbortSignal) {
  input.addEventListener('input', (event) => (event as InputEvent).isComposing && event.stopPropagation(), {
    signal,
  });
  const readComposed = () => {
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertCompositionText' }));
  };
  input.addEventListener('compositionend', readComposed, { signal });
}
