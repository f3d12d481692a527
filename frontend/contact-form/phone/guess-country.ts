import { loadedSending } from '../load-sending.ts';
import { clamp, type DialPlan, digitsOf } from './dial-plan.ts';
import type { PhoneReading } from './read-phone-text.ts';

/**
 * Finds the dial code in digits that were typed without a plus sign, after which the field shows the selected country's
 * dial code. They count as another country's number only from two digits too many on, as people mistype one.
 */
export function guessCountry(reading: PhoneReading, { dialCode, length }: DialPlan): PhoneReading {
  // The lengths of numbers load with the schema, at the same time as this field.
  const isKnownNumber = loadedSending()?.isKnownNumber;
  if (!isKnownNumber) return reading;
  const digits = digitsOf(reading.value);
  const national = digits.slice(dialCode.length);
  if (!digits.startsWith(dialCode) || !length || national.length < length + 2 || isKnownNumber(digits))
    return reading;
  if (clamp(national) !== national || !isKnownNumber(national)) return reading;
  return { value: `+${national}`, caret: Math.max(0, reading.caret - dialCode.length) };
}
