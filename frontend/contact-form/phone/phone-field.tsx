import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { loadStylesheet } from '../../ui/load-stylesheet.ts';
import { phoneMessages } from '../messages.ts';
import stylesheet from './countries.css?url';
import styles from './phone-field.module.css';
import type { PhoneEntry, PhoneInputProps } from './phone-input.tsx';

interface PhoneFieldProps extends PhoneEntry {
  /** The attributes that every field of the form has. */
  attributes: ComponentProps<'input'>;
  onChange: (entry: PhoneEntry) => void;
  /** Whether React runs the page. Until then nothing can open the country list. */
  scripted: boolean;
  /** Whether the visitor uses the form, so that the library is worth loading. */
  inUse: boolean;
}

/** The default country's flag and an arrow next to it, for the plain field. */
const unitedStatesFlag = (
  <svg viewBox="-1 -4 25 20" width="25" height="20" overflow="visible" aria-hidden="true">
    <path fill="#fff" d="M0 0h22v16H0z" />
    <path stroke="#C8334A" strokeDasharray="2" strokeWidth="22" d="M11 0v16" />
    <path fill="#23346E" d="M0 0h10v9H0z" />
    <path d="M29 6h6l-3 4z" />
  </svg>
);

/**
 * The prerendered page has a plain field. When the visitor uses the form, the library's field with country list and masks
 * replaces it with the same size, text and focus. If the library cannot be loaded, the plain field stays.
 */
export function PhoneField({ attributes, value, country, onChange, scripted, inUse }: PhoneFieldProps) {
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

  useEffect(() => {
    if (!needed) return;
    Promise.all([import('./phone-input.tsx'), loadStylesheet(stylesheet)])
      .then(([{ PhoneInput }]) => {
        // The component may be unmounted by now.
        const input = plain.current;
        if (!input) return;
        const behindCaret =
          document.activeElement === input
            ? input.value.slice(input.selectionEnd ?? input.value.length).replace(/\D/g, '').length
            : undefined;
        const focusButton = countryButton.current === document.activeElement;
        const start = { behindCaret, focusButton, openList: focusButton && pressed.current };
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
    <div data-code="1">
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
        onChange={(event) => onChange({ value: event.target.value, country })}
      />
    </div>
  );
  const plainWithHint = (
    <>
      {plainField}
      <p>{phoneMessages.hint}</p>
    </>
  );
  return (
    <div className={styles.phone}>
      <ErrorBoundary fallback={plainWithHint}>
        {library ? (
          <library.PhoneInput
            value={value}
            country={country}
            onChange={onChange}
            start={library.start}
            inputProps={input}
          />
        ) : (
          plainWithHint
        )}
      </ErrorBoundary>
    </div>
  );
}
