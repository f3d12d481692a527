import * as z from 'zod/mini';
import {
  type FieldErrors,
  type InquiryField,
  inquiryFields,
  inquiryLimits,
  isBlank,
} from './inquiry-limits.ts';
import { phoneNumberProblem } from './phone-number.ts';

/** These are in a file of their own so that the browser can load them without zod. */
export { type FieldErrors, type InquiryField, inquiryFields, inquiryLimits };

const { name, email, phoneDigits, comment } = inquiryLimits;

/** The form in which an inquiry is compared, sent and stored: NFC, line breaks as `\n`, no white space around it. */
const normalized = () => z.overwrite<string>((text) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim());

/** Code points, not UTF-16 units: an emoji counts once. */
const length = (text: string) => [...text].length;

/** 5000 as `5,000`. `toLocaleString` would load locale data, which takes a fifth of a Lambda's cold start. */
const withCommas = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Without a message of its own, so the visitor reads the same as for a missing field. */
const notBlank = () => z.refine<string>((text) => !isBlank(text));
const atMost = (max: number, error: string) =>
  z.refine<string>((text) => length(text) <= max, { error, abort: true });

/** No control characters (Cc), and no lone surrogates (Cs), which no database stores faithfully. */
const oneLine = z.regex(/^[^\p{Cc}\p{Cs}]*$/u, {
  error: 'Please remove any line breaks or hidden characters from your name.',
});
const lines = z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u, {
  error: 'Please remove any hidden characters from your comment.',
});

/**
 * A contact inquiry as it is sent and stored. The form validates with it in the browser, and the Lambda validates the
 * payload with it. Unknown keys are dropped. Every message is written for the visitor.
 */
export const inquirySchema = z.object({
  name: z
    .string({ error: 'Please enter your name.' })
    .check(
      normalized(),
      notBlank(),
      atMost(name.max, `Please keep your name to ${name.max} characters.`),
      oneLine,
    ),
  email: z.string({ error: 'Please enter your email address.' }).check(
    normalized(),
    notBlank(),
    atMost(email.max, `Please use an email address of at most ${email.max} characters.`),
    // The expression of <input type="email"> (HTML standard), so browser and server agree.
    z.regex(z.regexes.html5Email, { error: 'Please enter an email address like name@company.com.' }),
  ),
  phoneNumber: z.string({ error: 'Please enter your phone number.' }).check(
    normalized(),
    notBlank(),
    atMost(phoneDigits.max + 1, `Please use at most ${phoneDigits.max} digits.`),
    // E.164: a plus sign and at most 15 digits, of which the first is not 0.
    z.regex(new RegExp(`^\\+[1-9]\\d{${phoneDigits.min - 1},${phoneDigits.max - 1}}$`), {
      error: 'Please enter your phone number with its country code, like +1 201 555 0123.',
      abort: true,
    }),
    z.refine<string>((text) => phoneNumberProblem(text) === undefined, {
      error: ({ input }) => phoneNumberProblem(String(input)) ?? '',
    }),
  ),
  comment: z
    .string({ error: 'Please enter a comment.' })
    .check(
      normalized(),
      notBlank(),
      atMost(comment.max, `Please keep your comment to ${withCommas(comment.max)} characters.`),
      lines,
    ),
} satisfies Record<InquiryField, z.ZodMiniType>);

/** `{ name, email, phoneNumber, comment }`, each trimmed and in NFC; phoneNumber is `+` and 4 to 15 digits. */
export type Inquiry = z.infer<typeof inquirySchema>;

export type InquiryCheck = { ok: true; inquiry: Inquiry } | { ok: false; fields: FieldErrors };

/** Validates any value and never throws. The visitor gets the first message of each field. */
export function checkInquiry(input: unknown): InquiryCheck {
  const result = inquirySchema.safeParse(input);
  if (result.success) return { ok: true, inquiry: result.data };
  const fields: FieldErrors = {};
  for (const issue of result.error.issues) {
    const field = issue.path[0] as InquiryField | undefined;
    // Not an object at all: every field is missing.
    if (field === undefined) return checkInquiry({});
    fields[field] ??= issue.message;
  }
  return { ok: false, fields };
}
