import { type ComponentProps, type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { digitsOf } from '#shared/phone-number.ts';
import { repairCountryList } from './country-list.ts';
import { type PhoneLibrary, ReactPhoneInput } from './phone-library.ts';
import { caretBehind, clamp, readPhoneText, toE164, unitedStates } from './read-phone-text.ts';

/** Order of the countries that share a dial code. Without it, +44 would be Jersey. */
const priority = { gb: 0, je: 1, ru: 0, kz: 1, it: 0, va: 1, us: 0, ca: 1, do: 2, pr: 3 };

/** All prefixes of Kazakhstan: +7 6 and +7 7 are never Russia (ITU-T E.164, zone 7). The library knows only some. */
const areaCodes = { kz: ['6', '7'] };

/** Names for two countries that the library both calls Congo. */
const localization = { cd: 'Congo (Kinshasa)', cg: 'Congo (Brazzaville)' };

export interface PhoneInputProps {
  /** The number in E.164; empty if there is none. */
  value: string;
  onChange: (e164: string) => void;
  /** State of the plain field that this one replaces. */
  start: {
    value: string;
    /** Only if the field has the focus. */
    caret: number | undefined;
    focusButton?: boolean;
    openList?: boolean;
  };
  inputProps: ComponentProps<'input'>;
}

/** Wraps react-phone-input-2 and works around its bugs. */
export function PhoneInput({ value, onChange, start, inputProps }: PhoneInputProps) {
  const library = useRef<PhoneLibrary>(null);
  /** The field's text while there is no number: empty, a plus sign or a dial code. */
  const [bare, setBare] = useState(start.value);

  const shown = value || bare;
  const selected = () => library.current?.state.selectedCountry ?? unitedStates;

  /** Runs after the library has formatted the value and detected a country, whose dial code may be all there is. */
  const finishEdit = (caret: number) => {
    queueMicrotask(() => {
      const input = library.current?.numberInputRef;
      if (!input) return;
      if (digitsOf(input.value) === selected().dialCode) onChange('');
      if (document.activeElement !== input) return;
      const place = caretBehind(input.value, caret);
      input.setSelectionRange(place, place);
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount, when this field replaces the plain one
  useLayoutEffect(() => {
    const instance = library.current;
    if (!instance) return undefined;
    // The library starts with a dial code where the field should be empty and show the placeholder.
    instance.updateFormattedNumber(shown);
    const button = instance.dropdownContainerRef.firstElementChild as HTMLElement;
    const mounted = new AbortController();
    repairCountryList(instance, button, mounted.signal);
    if (start.focusButton) button.focus({ preventScroll: true });
    if (start.openList) button.click();
    if (start.caret !== undefined) {
      instance.numberInputRef.focus({ preventScroll: true });
      finishEdit(start.caret);
    }
    return () => mounted.abort();
  }, []);

  /** Normalizes the input before the library reads it: adds a dial code and removes extra digits. */
  const read = (event: FormEvent) => {
    const input = event.target as HTMLInputElement;
    const { inputType = '' } = event.nativeEvent as InputEvent;
    const { value: text, selectionStart } = input;
    const change = { text, caret: selectionStart ?? text.length, inputType, previous: digitsOf(shown) };
    const reading = readPhoneText(change, selected());
    // Without a change, React restores the formatted text.
    if (reading.value === shown) event.stopPropagation();
    else input.value = reading.value;
    setBare(reading.value);
    finishEdit(reading.caret);
  };

  return (
    <div onChangeCapture={read}>
      <ReactPhoneInput
        ref={library}
        country="us"
        value={shown}
        onChange={(all, _country, event) => {
          const digits = clamp(all);
          onChange(toE164(digits, selected()));
          // Not read from the field, but from a country that was chosen.
          if (event.type === 'change') return;
          setBare(`+${digits}`);
          library.current?.numberInputRef.focus();
          finishEdit(digits.length);
        }}
        onBlur={() => value === '' && setBare('')}
        // A read-only field must not open its country list either.
        disableDropdown={inputProps.readOnly ?? false}
        enableTerritories
        enableLongNumbers
        jumpCursorToEnd={false}
        copyNumbersOnly={false}
        priority={priority}
        areaCodes={areaCodes}
        localization={localization}
        specialLabel=""
        // Without the library's class, for which it has styles of its own and blurs the field on Enter and Escape.
        inputProps={{ ...inputProps, className: '' }}
      />
    </div>
  );
}
