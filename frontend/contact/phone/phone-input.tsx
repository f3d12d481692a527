import { type ComponentType, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as phoneInputModule from 'react-phone-input-2';
import { inquiryLimits } from '#shared/inquiry-limits.ts';
import { loadStylesheet } from '../../ui/load-stylesheet.ts';
import stylesheet from './countries.css?url';
import { areaCodes, localization, priority } from './countries.ts';
import { type DialPlan, northAmerica } from './dial-plan.ts';
import styles from './phone-field.module.css';
import { clamp, digitsOf, type PhoneNumber, phonePlaceholder, splitNumber } from './phone-number.ts';
import { caretBehind, type PhoneReading, readPhoneText } from './read-phone-text.ts';
import { repairCountryList } from './repair-country-list.ts';

// The package is CommonJS: depending on who bundles it, the component is the module or its (doubled) default export.
type Library = typeof import('react-phone-input-2').default;
const unwrapped = (phoneInputModule as unknown as { default: Library | { default: Library } }).default;
const ReactPhoneInput = ('default' in unwrapped ? unwrapped.default : unwrapped) as Library;

/** Dots of the mask that the library gives to countries without one of their own. */
const unknownLength = 14;

/** The plan of one of the library's countries. */
function planOf({ dialCode, format }: { dialCode: string; format: string }): DialPlan {
  const length = format.split('.').length - 1 - dialCode.length;
  return length === unknownLength ? { dialCode } : { dialCode, length };
}

export interface PhoneInputProps {
  value: PhoneNumber;
  onChange: (number: PhoneNumber) => void;
  /** What stood in the field that this one replaces, and where its caret was; no caret when it had no focus. */
  start: { value: string; caret: number | undefined };
  inputProps: object;
}

/** The component, together with its stylesheet. Rejects when either can't be had. */
export async function loadPhoneInput(): Promise<ComponentType<PhoneInputProps>> {
  await loadStylesheet(stylesheet);
  return PhoneInput;
}

/** react-phone-input-2, held to this form's contract. */
function PhoneInput({ value, onChange, start, inputProps }: PhoneInputProps) {
  const root = useRef<HTMLDivElement>(null);
  const plan = useRef(northAmerica);
  /** What the field holds while there is no number: nothing, a plus sign, or a dial code. */
  const [bare, setBare] = useState(start.value);
  const [ready, setReady] = useState(false);
  /** The library looks at its value only when that changes; a blank at its end makes every report a change. */
  const [turn, setTurn] = useState(false);
  const reported = useRef(value);
  const typed = useRef('');

  const shown = value.phoneNumber === '' ? bare : `+${value.countryCode}${value.phoneNumber}`;
  // The library starts with a dial code wherever it finds less than two digits. It gets it, and then what is shown:
  // an empty field is empty, and shows the placeholder.
  const first = digitsOf(shown).length > 1 ? shown : `+${northAmerica.dialCode}`;

  const report = (digits: string) => {
    reported.current = splitNumber(digits, plan.current.dialCode);
    onChange(reported.current);
  };

  /** Once the library has formatted, and perhaps guessed another country than it said. */
  const settle = (caret: number) => {
    queueMicrotask(() => {
      const input = root.current?.querySelector('input');
      if (!input) return;
      const { countryCode, phoneNumber } = reported.current;
      const digits = countryCode + phoneNumber;
      if (countryCode !== plan.current.dialCode && digits.startsWith(plan.current.dialCode)) report(digits);
      if (document.activeElement !== input) return;
      const place = caretBehind(input.value, caret);
      input.setSelectionRange(place, place);
    });
  };

  useLayoutEffect(() => setReady(true), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when this field takes the plain one's place
  useLayoutEffect(() => {
    if (start.caret === undefined) return;
    root.current?.querySelector('input')?.focus({ preventScroll: true });
    settle(start.caret);
  }, []);
  useEffect(() => (root.current ? repairCountryList(root.current) : undefined), []);

  /** Before the library reads what was typed, pasted or filled in: gives it a dial code, takes what is too much. */
  const read = (event: FormEvent) => {
    const input = event.target as HTMLInputElement;
    const { inputType = '' } = event.nativeEvent as InputEvent;
    const { value: text, selectionStart } = input;
    const reading: PhoneReading = readPhoneText(
      { text, caret: selectionStart ?? text.length, inputType, previous: digitsOf(shown) },
      plan.current,
    );
    input.value = reading.value;
    typed.current = reading.value;
    settle(reading.caret);
  };

  return (
    <div ref={root} onChangeCapture={read}>
      <ReactPhoneInput
        country="us"
        value={ready ? shown && shown + (turn ? ' ' : '') : first}
        onChange={(all, _country, event) => {
          const digits = clamp(all);
          const chosen = event.type === 'click';
          setBare(digits === '' && !chosen ? typed.current : `+${digits}`);
          setTurn(!turn);
          report(digits);
          if (!chosen) return;
          root.current?.querySelector('input')?.focus();
          settle(digits.length);
        }}
        onBlur={() => value.phoneNumber === '' && setBare('')}
        // The library tells this one at every turn which country it has come to.
        isValid={(_digits, country) => {
          if ('dialCode' in country) plan.current = planOf(country as { dialCode: string; format: string });
          return true;
        }}
        enableTerritories
        enableLongNumbers={inquiryLimits.phoneDigits.max as unknown as boolean}
        jumpCursorToEnd={false}
        copyNumbersOnly={false}
        priority={priority}
        areaCodes={areaCodes}
        localization={localization}
        placeholder={phonePlaceholder}
        specialLabel=""
        containerClass={styles['library'] ?? ''}
        dropdownClass={styles['list'] ?? ''}
        inputProps={inputProps}
      />
    </div>
  );
}
