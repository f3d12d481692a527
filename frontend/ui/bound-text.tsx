import { Unbroken } from './unbroken.tsx';

/** Words such as 'e-invoice', and a month with its day. */
const bound =
  /(\be-[a-z]+|\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d+)/i;

/** A text or a label in which no line ends inside of 'e-invoice' or 'March 4'. */
export function BoundText({ text }: { text: string }) {
  if (!bound.test(text)) return text;
  return (
    // One element, also in a row of a label and its icon.
    <span>
      <Unbroken text={text} pattern={bound} />
    </span>
  );
}
