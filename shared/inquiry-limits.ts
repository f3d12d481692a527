/** Digits of a phone number, its country code among them. */
export const phoneDigits = { min: 4, max: 15 } as const;

/** Days after which an inquiry is deleted, unless the stack's setting `retentionDays` says otherwise. */
export const defaultRetentionDays = 730;
