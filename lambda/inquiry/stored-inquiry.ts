import type { Inquiry } from '#shared/inquiry.ts';
import type { Mark } from './marks.ts';

/**
 * `unsent`: to be mailed. `unsentMarked`: the same for inquiries with a mark, which are mailed after the others.
 * `setAside`: SES refused its email for a day. It is tried again when SES takes another one.
 */
export type OutboxState = 'unsent' | 'unsentMarked' | 'setAside';

/** The mark of an inquiry whose hidden field was filled in. It is stored, but not mailed. */
export const honeypotMark: Mark = 'honeypot';

/** An inquiry as it is stored. All times are ISO 8601 in UTC with milliseconds, unless they say otherwise. */
export interface StoredInquiry extends Inquiry {
  readonly id: string;
  readonly receivedAt: string;
  /** The last time that was recorded: `receivedAt`, or the latest of `repeatedAt`. */
  readonly lastReceivedAt: string;
  /** When the same inquiry came again, at least a day after the time before or without the hidden field filled. */
  readonly repeatedAt: readonly string[];
  /** The page of the site that its form is on, such as `/contact-us`, if the browser said so. */
  readonly pagePath: string | undefined;
  /** Whether the phone number had no country code, and nobody has chosen a country. Left out if not. */
  readonly countryAssumed?: boolean;
  /** Why it may be spam (lambda/inquiry/marks.ts); empty for most inquiries. */
  readonly suspect: readonly string[];
  /** End of its retention in seconds since 1970; Infinity if a damaged item does not say. */
  readonly expiresAt: number;
  /** When its email was sent. */
  readonly notifiedAt: string | undefined;
  /** SES's id of that email. */
  readonly messageId: string | undefined;
  /** When SES reported that the email was not delivered. */
  readonly bouncedAt: string | undefined;
  /** Set while the email has not been sent. */
  readonly outbox: OutboxState | undefined;
  /** When it was put into the outbox. */
  readonly unsentSince: string | undefined;
  /** How often the email has been tried since then. */
  readonly attempts: number;
  /** When SES first refused the email about this inquiry alone since then. Outages do not count. */
  readonly firstRefusedAt: string | undefined;
  /** How often SES has refused it since then. */
  readonly refusals: number;
}

export interface NewInquiry extends Inquiry, Pick<StoredInquiry, 'id' | 'suspect' | 'countryAssumed'> {
  readonly receivedAt: Date;
  readonly pagePath?: string | undefined;
}

const secondsPerDay = 24 * 60 * 60;
export const honeypotRetentionDays = 30;

export const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);

export const isHoneypot = ({ suspect }: Pick<NewInquiry, 'suspect'>) => suspect.includes(honeypotMark);

/** The state in which an inquiry waits for its email. */
export const unsentState = ({ suspect }: Pick<NewInquiry, 'suspect'>): OutboxState =>
  suspect.length > 0 ? 'unsentMarked' : 'unsent';

/** When an inquiry that is stored now expires, in seconds since 1970. */
export function expiryOf(inquiry: NewInquiry, retentionDays: number): number {
  const days = isHoneypot(inquiry) ? Math.min(honeypotRetentionDays, retentionDays) : retentionDays;
  return secondsOf(inquiry.receivedAt) + days * secondsPerDay;
}

/** A repeat changes nothing unless the last time was before this. */
export const repeatedSince = ({ receivedAt }: NewInquiry) =>
  new Date(receivedAt.getTime() - 1000 * secondsPerDay).toISOString();

/** Whether the retention is over. Until the store deletes the inquiry, it counts as absent everywhere. */
export const isExpired = ({ expiresAt }: Pick<StoredInquiry, 'expiresAt'>, now: Date) =>
  expiresAt <= now.getTime() / 1000;
