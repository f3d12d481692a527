import * as z from 'zod/mini';
import {
  type FieldErrors,
  type FieldTexts,
  fields,
  type InquiryField,
  inquiryFields,
  isBlank,
} from './fields.ts';
import { phoneNumberProblem, withoutOldDigit } from './phone-number.ts';

const { name, email, comment } = fields;

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
const oneLine = (noun: string) =>
  z.regex(/^[^\p{Cc}\p{Cs}]*$/u, {
    error: `Please remove any line breaks or hidden characters from ${noun}.`,
  });
const lines = (noun: string) =>
  z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u, { error: `Please remove any hidden characters from ${noun}.` });

/** What a field that is filled in has to be. Every message is written for the visitor. */
const texts: Readonly<Record<InquiryField, z.ZodMiniType<string>>> = {
  name: z
    .string({ error: 'Please enter your name.' })
    .check(
      normalized(),
      notBlank(),
      atMost(name.longest, `Please keep your name to ${name.longest} characters.`),
      oneLine('your name'),
    ),
  email: z.string({ error: 'Please enter your email address.' }).check(
    normalized(),
    notBlank(),
    atMost(email.longest, `Please use an email address of at most ${email.longest} characters.`),
    // The expression of <input type="email"> (HTML standard), so browser and server agree.
    z.regex(z.regexes.html5Email, { error: 'Please enter an email address like name@company.com.' }),
  ),
  phoneNumber: z.string({ error: 'Please enter your phone number.' }).check(
    normalized(),
    z.overwrite<string>(withoutOldDigit),
    notBlank(),
    z.refine<string>((text) => phoneNumberProblem(text) === undefined, {
      error: ({ input }) => phoneNumberProblem(String(input)) ?? '',
    }),
  ),
  comment: z
    .string({ error: 'Please enter a comment.' })
    .check(
      normalized(),
      notBlank(),
      atMost(comment.longest, `Please keep your comment to ${withCommas(comment.longest)} characters.`),
      lines('your comment'),
    ),
};

/** An optional field that is left empty is missing. */
const optional = (text: z.ZodMiniType<string>) =>
  z.pipe(
    z.transform((value): unknown =>
      value === null || (typeof value === 'string' && isBlank(value)) ? undefined : value,
    ),
    z.optional(text),
  );

/**
 * A contact inquiry as it is sent and stored. The form validates with it in the browser, and the Lambda validates the
 * payload with it. Unknown keys are dropped.
 */
const inquirySchema = z.object(
  Object.fromEntries(
    inquiryFields.map((name) => [name, fields[name].required ? texts[name] : optional(texts[name])]),
  ),
);

/** The texts of the fields, each trimmed and in NFC; `phoneNumber` is `+` and 4 to 15 digits. */
export type Inquiry = FieldTexts;

export type InquiryCheck = { ok: true; inquiry: Inquiry } | { ok: false; fields: FieldErrors };

/** Validates any value and never throws. The visitor gets the first message of each field. */
export function checkInquiry(input: unknown): InquiryCheck {
  const result = inquirySchema.safeParse(input);
  if (result.success) return { ok: true, inquiry: result.data as Inquiry };
  const errors: FieldErrors = {};
  for (const issue of result.error.issues) {
    const field = issue.path[0] as InquiryField | undefined;
    // Not an object at all: every field is missing.
    if (field === undefined) return checkInquiry({});
    errors[field] ??= issue.message;
  }
  return { ok: false, fields: errors };
}
