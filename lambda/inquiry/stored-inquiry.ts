import type { Inquiry } from '#shared/inquiry.ts';

/** `unsent`: to be mailed. `setAside`: refused for a day; it waits for the owner to send it again. */
export type OutboxState = 'unsent' | 'setAside';

/** The mark of an inquiry whose hidden field was filled in. It is stored, but not mailed. */
export const honeypotMark = 'honeypot';

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
  /** Why it may be spam; empty for most inquiries. */
  readonly suspect: readonly string[];
  /** End of its retention in seconds since 1970; Infinity if a damaged item does not say. */
  readonly expiresAt: number;
  /** When its email was sent. */
  readonly notifiedAt: string | undefined;
  /** Set while the email has not been sent. */
  readonly outbox: OutboxState | undefined;
  /** When it was put into the outbox. */
  readonly unsentSince: string | undefined;
  /** How often the email has been tried since then. */
  readonly attempts: number;
}

export interface NewInquiry extends Inquiry, Pick<StoredInquiry, 'id' | 'suspect'> {
  readonly receivedAt: Date;
  readonly pagePath?: string | undefined;
}

const secondsPerDay = 24 * 60 * 60;
const honeypotRetentionDays = 30;

export const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);

export const isHoneypot = ({ suspect }: Pick<NewInquiry, 'suspect'>) => suspect.includes(honeypotMark);

/** When an inquiry that is stored now expires, in seconds since 1970. */
export function expiryOf(inquiry: NewInquiry, retentionDays: number): number {
  const days = isHoneypot(inquiry) ? Math.min(honeypotRetentionDays, retentionDays) : retentionDays;
  return secondsOf(inquiry.receivedAt) + days * secondsPerDay;
}

/** A repeat changes nothing unless the last time was before this. */
export const repeatedSince = ({ receivedAt }: NewInquiry) =>
  new Date(receivedAt.getTime() - 1000 * secondsPerDay).toISOString();

/** Whether the retention is over. Until the store deletes the inquiry, nobody is shown it. */
export const isExpired = ({ expiresAt }: StoredInquiry, now: Date) => expiresAt <= now.getTime() / 1000;
