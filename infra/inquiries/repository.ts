import type { OutboxState, StoredInquiry } from '#lambda/inquiry/stored-inquiry.ts';
import type { InquiryFilter } from './filter.ts';

/** Where inquiries are kept, as the owner's command sees it. */
export interface InquiryRepository {
  /** Inquiries that have not expired, latest activity first, read only as far as they are asked for. */
  list(options: ListOptions): AsyncIterable<StoredInquiry>;
  /** Inquiries whose email has not been sent: those set aside, then those to be mailed, marked ones last, the latest of each first. */
  listUnsent(options: ListOptions): AsyncIterable<StoredInquiry>;
  /** All inquiries that have not expired, latest activity first. It misses nothing that was stored before. */
  all(now: Date): AsyncIterable<StoredInquiry>;
  /** @returns undefined if there is none with this id, or it has expired */
  find(id: string, now: Date): Promise<StoredInquiry | undefined>;
  /** Ids of all inquiries that a filter lets through, expired ones included. */
  idsOf(filter: InquiryFilter): Promise<string[]>;
  erase(id: string): Promise<void>;
  /** Erases a hundred at most, which is faster together. */
  eraseMany(ids: readonly string[]): Promise<void>;
  /**
   * Removes what an erasure may have left in files.
   * @returns false if it could not
   */
  removeTraces(): Promise<boolean>;
  setAsideIds(): AsyncIterable<string>;
  /** How many that have not expired had their hidden field filled in. */
  countHoneypot(now: Date): Promise<number>;
  /**
   * Has the email about an inquiry sent again. An inquiry that is erased at the same time does not come back.
   * @returns false if there is no such inquiry
   */
  putIntoOutbox(id: string, now: Date): Promise<boolean>;
  /** Whether an inquiry is stored and mailed; undefined if there is none. */
  status(id: string): Promise<Pick<StoredInquiry, 'notifiedAt'> | undefined>;
}

export interface ListOptions {
  readonly now: Date;
  /** The inquiry after which to begin; by default at the beginning. */
  readonly before?: StoredInquiry | undefined;
}

/** Set aside first: these need the owner. */
export const outboxStates: readonly OutboxState[] = ['setAside', 'unsent', 'unsentMarked'];

/** Index of the state with which a list goes on after an inquiry. */
export const firstState = (before: StoredInquiry | undefined) =>
  before?.outbox === undefined ? 0 : outboxStates.indexOf(before.outbox);
