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

/** One message per field that has something to correct. */
export type FieldErrors = Partial<Record<InquiryField, string>>;

/** Days after which an inquiry is deleted, unless the stack's setting `retentionDays` says otherwise. */
export const defaultRetentionDays = 730;
