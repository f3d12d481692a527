/** Limits of an inquiry's fields: characters after trimming, counted by code point; digits for the phone number. */
export const inquiryLimits = {
  name: { min: 1, max: 100 },
  email: { min: 3, max: 254 },
  phoneDigits: { min: 4, max: 15 },
  comment: { min: 1, max: 5000 },
} as const;

/** In the order of the form. */
export const inquiryFields = ['name', 'email', 'phoneNumber', 'comment'] as const;

export type InquiryField = (typeof inquiryFields)[number];

/** Spaces, format characters, fillers and other characters that show nothing. */
const onlyInvisible = /^[\s\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a field counts as empty: a reader would see nothing in it. */
export const isBlank = (text: string): boolean => onlyInvisible.test(text);

/** One message per field that has something to correct. */
export type FieldErrors = Partial<Record<InquiryField, string>>;

/** Days after which an inquiry is deleted, unless the stack's setting `retentionDays` says otherwise. */
export const defaultRetentionDays = 730;
