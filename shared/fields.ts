import { phoneDigits } from './inquiry-limits.ts';

// The page loads this file before its form is in use, so it stays free of zod.

interface Field {
  readonly label: string;
  /** Type of the `input`; `multi-line` is a `textarea`. */
  readonly type: 'text' | 'email' | 'tel' | 'multi-line';
  /** The HTML attribute: what browsers fill the field in with. */
  readonly autocomplete?: string;
  readonly required: boolean;
  /** In characters after trimming, counted by code point. */
  readonly longest: number;
}

const table = {
  name: { label: 'Name', type: 'text', autocomplete: 'name', required: true, longest: 100 },
  email: { label: 'Email', type: 'email', autocomplete: 'email', required: true, longest: 254 },
  phoneNumber: {
    label: 'Phone',
    type: 'tel',
    autocomplete: 'tel',
    required: true,
    // The plus sign and the digits.
    longest: 1 + phoneDigits.max,
  },
  comment: { label: 'Comment', type: 'multi-line', required: true, longest: 5000 },
} as const satisfies Record<string, Field>;

export type InquiryField = keyof typeof table;

/**
 * The fields of the form, in its order. Form, draft, schema, store, email and the owner's command map over this table. Only
 * the order in an id's hash (lambda/inquiry/id.ts) and in an export (infra/inquiries/export-formats.ts) is fixed apart from it.
 */
export const fields: Readonly<Record<InquiryField, Field>> = table;

export const inquiryFields = Object.keys(table) as readonly InquiryField[];

export const requiredFields = inquiryFields.filter((name) => fields[name].required);

type OptionalField = {
  [Name in InquiryField]: (typeof table)[Name]['required'] extends true ? never : Name;
}[InquiryField];

/** A text for each field. An optional field that is left empty may be missing. */
export type FieldTexts = Readonly<Record<Exclude<InquiryField, OptionalField>, string>> &
  Readonly<Partial<Record<OptionalField, string>>>;

/** The fields that are not missing. */
export const fieldsIn = (texts: FieldTexts): readonly InquiryField[] =>
  inquiryFields.filter((name) => texts[name] !== undefined);

/** The HTML attribute `dir` of a control: a text runs in the direction of its first letter. Addresses and numbers have one. */
export const directionOf = (name: InquiryField): 'auto' | undefined =>
  ['text', 'multi-line'].includes(fields[name].type) ? 'auto' : undefined;

/** One message per field that has something to correct. */
export type FieldErrors = Partial<Record<InquiryField, string>>;

/** Spaces, format characters, fillers and other characters that show nothing. */
const onlyInvisible = /^[\s\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a field counts as empty: a reader would see nothing in it. */
export const isBlank = (text: string): boolean => onlyInvisible.test(text);
