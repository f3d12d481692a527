import { type ComponentType, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { useNear } from '../../ui/use-near.ts';
import { northAmerica } from './dial-plan.ts';
import styles from './phone-field.module.css';
import type { PhoneInputProps } from './phone-input.tsx';
import {
  defaultDialCode,
  digitsOf,
  type PhoneNumber,
  phonePlaceholder,
  splitNumber,
  toE164,
} from './phone-number.ts';
import { readPhoneText } from './read-phone-text.ts';
import { UnitedStatesFlag } from './united-states-flag.tsx';

interface PhoneFieldProps {
  id: string;
  value: PhoneNumber;
  onChange: (number: PhoneNumber) => void;
  describedBy: string | undefined;
  invalid: boolean;
}

/** The plain field has no country list, so a number without a dial code belongs to the default country. */
function readPlain({ value: text, selectionStart }: HTMLInputElement) {
  return readPhoneText(
    { text, caret: selectionStart ?? text.length, inputType: '', previous: '' },
    northAmerica,
  );
}

const numberIn = (input: HTMLInputElement) => splitNumber(digitsOf(readPlain(input).value), defaultDialCode);

/**
 * The prerendered page has a plain field. When the form comes near the viewport, the library's field with country list
 * and masks replaces it with the same size, text and focus. If the library cannot be loaded, the plain field stays.
 */
export function PhoneField({ id, value, onChange, describedBy, invalid }: PhoneFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  const plain = useRef<HTMLInputElement>(null);
  const near = useNear(root);
  const [library, setLibrary] = useState<{
    PhoneInput: ComponentType<PhoneInputProps>;
    start: PhoneInputProps['start'];
  }>();

  // The visitor or the browser may have filled in the field before hydration.
  useEffect(() => {
    if (plain.current?.value) onChange(numberIn(plain.current));
  }, [onChange]);

  useEffect(() => {
    if (!near) return;
    import('./phone-input.tsx')
      .then(({ loadPhoneInput }) => loadPhoneInput())
      .then((PhoneInput) => {
        // The component may be unmounted by now.
        const input = plain.current;
        if (!input) return;
        const reading = readPlain(input);
        if (input.value) onChange(numberIn(input));
        const focused = input === document.activeElement;
        setLibrary({
          PhoneInput,
          start: { value: reading.value, caret: focused ? reading.caret : undefined },
        });
      })
      .catch(console.error);
  }, [near, onChange]);

  const input = {
    id,
    name: 'phoneNumber',
    required: true,
    autoComplete: 'tel',
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
  };
  const plainField = (
    <>
      <span className={styles['flag']} aria-hidden="true">
        <UnitedStatesFlag />
      </span>
      <input
        {...input}
        ref={plain}
        type="tel"
        className={styles['plain']}
        placeholder={phonePlaceholder}
        // Only if the library's field throws; until then there is no number.
        defaultValue={toE164(value) || undefined}
        onChange={(event) => onChange(numberIn(event.target))}
      />
    </>
  );
  return (
    <div ref={root} className={styles['phone']}>
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
