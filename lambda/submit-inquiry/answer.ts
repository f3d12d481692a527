import type { FieldErrors } from '#shared/inquiry.ts';

/** HTTP status of each reason for which an inquiry is not taken. */
export const statuses = {
  /** Something is missing or not as the schema wants it. */
  invalid: 400,
  /** Not UTF-8 or not JSON. */
  unreadable: 400,
  notFound: 404,
  notAllowed: 405,
  tooLarge: 413,
  wrongType: 415,
  /** Ours, not the visitor's. */
  failed: 500,
} as const;

export type Reason = keyof typeof statuses;

/** What a post is answered, whatever it is written as. */
export type Answer = Thanks | Refusal;

export interface Thanks {
  readonly kind: 'thanks';
  readonly id: string;
  readonly name: string;
}

export interface Refusal {
  readonly kind: 'refusal';
  readonly reason: Reason;
  /** What to correct, with `invalid`. */
  readonly fields?: FieldErrors;
  /** To find it in the logs, with `failed`. */
  readonly requestId?: string;
}
