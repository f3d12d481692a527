import * as z from 'zod/mini';
import { canonicalEmail } from './email-address.ts';
import {
  type FieldErrors,
  type FieldTexts,
  fields,
  type InquiryField,
  inquiryFields,
  isBlank,
} from './fields.ts';
import { canonicalNumber, phoneNumberProblem } from './phone-number.ts';

const { name, email, comment } = fields;

/**
 * White space and invisible marks that come along at the ends of pasted text: soft hyphens, zero-width spaces and marks of
 * direction. Joiners, variation selectors and tags belong to the character before them.
 */
const edge = '\\s\\xad\\u061c\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069';
/** From the first other character to the last one. Takes linear time, as removing the ends would not. */
const withinEdges = new RegExp(`[^${edge}](?:[^]*[^${edge}])?`, 'u');

/**
 * The form in which an inquiry is compared, sent and stored. What nobody sees is repaired, as nobody could correct it: line
 * breaks of any kind (also U+000B and U+000C) are `\n`; other control characters but tabs, and the invisible ends, are
 * removed. A lone surrogate, which no database stores faithfully, becomes U+FFFD, as in a form that a browser posts. The text
 * is in NFC, and nothing else in it changes.
 */
function normalize(text: string): string {
  const repaired = text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/\r\n?|[\v\f]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .normalize('NFC');
  return withinEdges.exec(repaired)?.[0] ?? '';
}

const lines = () => z.overwrite<string>(normalize);
/** With a space for each series of line breaks and tabs. */
const oneLine = () => z.overwrite<string>((text) => normalize(text).replace(/[\n\t]+/g, ' '));

/** Code points, not UTF-16 units: an emoji counts once. */
const length = (text: string) => [...text].length;

/** 5000 as `5,000`. `toLocaleString` would load locale data, which takes a fifth of a Lambda's cold start. */
const withCommas = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Without a message of its own, so the visitor reads the same as for a missing field. */
const notBlank = () => z.refine<string>((text) => !isBlank(text));
const atMost = (max: number, error: string) =>
  z.refine<string>((text) => length(text) <= max, { error, abort: true });

const tooLongEmail = `Please use an email address of at most ${email.longest} characters.`;

/** What a field that is filled in has to be. Every message is written for the visitor. */
const texts: Readonly<Record<InquiryField, z.ZodMiniType<string>>> = {
  name: z
    .string({ error: 'Please enter your name.' })
    .check(
      oneLine(),
      notBlank(),
      atMost(name.longest, `Please keep your name to ${name.longest} characters.`),
    ),
  email: z.string({ error: 'Please enter your email address.' }).check(
    oneLine(),
    notBlank(),
    atMost(email.longest, tooLongEmail),
    z.overwrite<string>(canonicalEmail),
    // Punycode is longer.
    atMost(email.longest, tooLongEmail),
    // The expression of <input type="email"> (HTML standard), so browser and server agree.
    z.regex(z.regexes.html5Email, { error: 'Please enter an email address like name@company.com.' }),
  ),
  phoneNumber: z.string({ error: 'Please enter your phone number.' }).check(
    oneLine(),
    z.overwrite<string>(canonicalNumber),
    notBlank(),
    z.refine<string>((text) => phoneNumberProblem(text) === undefined, {
      error: ({ input }) => phoneNumberProblem(String(input)) ?? '',
    }),
  ),
  comment: z
    .string({ error: 'Please enter a comment.' })
    .check(
      lines(),
      notBlank(),
      atMost(comment.longest, `Please keep your comment to ${withCommas(comment.longest)} characters.`),
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

/**
 * The texts of the fields, each normalized, so the same inquiry has the same texts however it was typed or sent: the domain
 * of `email` is in lower case and Punycode, `phoneNumber` is `+` and 4 to 15 digits in E.164.
 */
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
