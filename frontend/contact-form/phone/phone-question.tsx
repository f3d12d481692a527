import { readable } from '#shared/phone-number.ts';
import { phoneMessages } from '../messages.ts';
import { readInMarket } from './other-market.ts';

interface PhoneQuestionProps {
  /** The entry once it is complete. */
  text: string;
  country: string;
  onAccept: (e164: string) => void;
}

/** The line below the field. It asks whether a number that is unlikely in the United States is in the visitor's country. */
export function PhoneQuestion({ text, country, onAccept }: PhoneQuestionProps) {
  const number = readInMarket(text, country);
  return (
    <p aria-live="polite">
      {number ? phoneMessages.question : phoneMessages.hint}
      {number && (
        <button type="button" onClick={() => onAccept(number)}>
          {`${readable(number)}?`}
        </button>
      )}
    </p>
  );
}
