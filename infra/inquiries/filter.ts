import type { Mark } from '#lambda/inquiry/marks.ts';
import type { StoredInquiry } from '#lambda/inquiry/stored-inquiry.ts';
import { canonicalEmail } from '#shared/email-address.ts';

/** Which inquiries are meant: those of which everything is true that is given. */
export interface InquiryFilter {
  readonly id?: readonly string[];
  readonly email?: string;
  /** Their last activity was at this time or later. */
  readonly since?: Date;
  /** Their last activity was before this time. */
  readonly until?: Date;
  readonly mark?: Mark;
  /** They have a mark, whichever. */
  readonly suspect?: true;
}

/** What a filter looks at. */
export type FilteredInquiry = Pick<StoredInquiry, 'id' | 'email' | 'lastReceivedAt' | 'suspect'>;

export function isWantedBy(filter: InquiryFilter): (inquiry: FilteredInquiry) => boolean {
  const { email, mark, suspect = false } = filter;
  const ids = filter.id && new Set(filter.id);
  const isFromSender = email === undefined ? () => true : isFrom(email);
  const since = filter.since?.toISOString() ?? '';
  const until = filter.until?.toISOString();
  return (inquiry) =>
    (ids === undefined || ids.has(inquiry.id)) &&
    (mark === undefined || inquiry.suspect.includes(mark)) &&
    (!suspect || inquiry.suspect.length > 0) &&
    inquiry.lastReceivedAt >= since &&
    // A damaged inquiry may have no time.
    (until === undefined || (inquiry.lastReceivedAt !== '' && inquiry.lastReceivedAt < until)) &&
    isFromSender(inquiry);
}

/** Whether an inquiry belongs to this email address, without regard to case, which no provider distinguishes. */
function isFrom(email: string): (inquiry: Pick<StoredInquiry, 'email'>) => boolean {
  const comparable = (text: string) => canonicalEmail(text.normalize('NFC').trim()).toLowerCase();
  const wanted = comparable(email);
  return (inquiry) => comparable(inquiry.email) === wanted;
}

/** A filter in words that follow "inquiries", such as ` of asha@example.com`; empty if it lets everything through. */
export function describeFilter({ id, email, since, until, mark, suspect }: InquiryFilter): string {
  const words = [
    id && `with ${id.length === 1 ? `the id ${JSON.stringify(id[0])}` : `one of ${id.length} ids`}`,
    email !== undefined && `of ${email}`,
    mark && `with the mark ${mark}`,
    suspect && !mark && 'with a mark',
    since && `since ${since.toISOString()}`,
    until && `before ${until.toISOString()}`,
  ];
  return words.map((word) => (word ? ` ${word}` : '')).join('');
}
