import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { loadStylesheet } from '../../ui/load-stylesheet.ts';
import { phoneMessages } from '../messages.ts';
import stylesheet from './countries.css?url';
import styles from './phone-field.module.css';
import type { PhoneInputProps } from './phone-input.tsx';

interface PhoneFieldProps {
  /** The attributes that every field of the form has. */
  attributes: ComponentProps<'input'>;
  /** The number in E.164, or what is typed in the plain field; empty if there is none. */
  value: string;
  onChange: (value: string) => void;
  /** Whether React runs the page. Until then nothing can open the country list. */
  scripted: boolean;
  /** Whether the visitor uses the form, so that the library is worth loading. */
  inUse: boolean;
}

/** The default country's flag and an arrow next to it, for the plain field. */
const unitedStatesFlag = (
  <svg viewBox="0 0 16 11" width="22" height="15.125" overflow="visible" aria-hidden="true">
    <path fill="#fff" d="M0 0h16v11H0z" />
    <path stroke="#C8334A" strokeDasharray="1" strokeWidth="16" d="M8 0v11" />
    <path fill="#23346E" d="M0 0h7v6H0z" />
    <path d="M20 3.5h6l-3 4z" />
  </svg>
);

/**
 * The prerendered page has a plain field. When the visitor uses the form, the library's field with country list and masks
 * replaces it with the same size, text and focus. If the library cannot be loaded, the plain field stays.
 */
export function PhoneField({ attributes, value, onChange, scripted, inUse }: PhoneFieldProps) {
  const plain = useRef<HTMLInputElement>(null);
  const countryButton = useRef<HTMLButtonElement>(null);
  /** Whether the visitor has pressed the button before there was a list. */
  const pressed = useRef(false);
  // The plain field cannot show the country of a number from the last visit.
  const needed = inUse || value !== '';
  /** `null` if the library could not be loaded. */
  const [library, setLibrary] = useState<{
    PhoneInput: ComponentType<PhoneInputProps>;
    start: PhoneInputProps['start'];
  } | null>();

  const report = useEffectEvent(onChange);
  useEffect(() => {
    if (!needed) return;
    Promise.all([import('./phone-input.tsx'), import('./read-phone-text.ts'), loadStylesheet(stylesheet)])
      .then(([{ PhoneInput }, { readPlain }]) => {
        // The component may be unmounted by now.
        const input = plain.current;
        if (!input) return;
        const reading = readPlain(input);
        if (input.value) report(reading.e164);
        const focusButton = countryButton.current === document.activeElement;
        const start = { ...reading, focusButton, openList: focusButton && pressed.current };
        // Before the visitor types the next digit or moves the focus.
        flushSync(() => setLibrary({ PhoneInput, start }));
      })
      .catch((error: unknown) => {
        console.error(error);
        if (countryButton.current === document.activeElement) plain.current?.focus();
        setLibrary(null);
      });
  }, [needed]);

  /** The placeholder is requirement R71. */
  const input = { ...attributes, placeholder: '9999999999' };
  const plainField = (
    // An extension may wrap the input, and React could not remove it then.
    <div>
      {/* A button only while the list can still come: not if the library has failed, or has thrown. */}
      {scripted && !input.readOnly && library === undefined ? (
        <button
          ref={countryButton}
          type="button"
          className={`bordered ${styles.flag}`}
          aria-label={phoneMessages.country('United States', '1')}
          aria-haspopup="listbox"
          aria-expanded={false}
          onClick={({ currentTarget }) => {
            pressed.current = true;
            // Safari does not focus a button that is pressed.
            currentTarget.focus();
          }}
        >
          {unitedStatesFlag}
        </button>
      ) : (
        <span className={styles.flag}>{unitedStatesFlag}</span>
      )}
      <input
        {...input}
        ref={plain}
        type="tel"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
  return (
    // The default country's dial code. The library's field sets that of the selected country.
    <div className={styles.phone} data-code="1">
      <ErrorBoundary fallback={plainField}>
        {library ? (
          <library.PhoneInput value={value} onChange={onChange} start={library.start} inputProps={input} />
        ) : (
          plainField
        )}
      </ErrorBoundary>
    </div>
  );
}
