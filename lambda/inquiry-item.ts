import type { AttributeValue, PutItemCommandInput, UpdateItemCommandInput } from '@aws-sdk/client-dynamodb';
import { type Inquiry, inquiryFields } from '#shared/inquiry.ts';

// The stored form of an inquiry. Only this file and notify-sales/outbox.ts know the table's attributes: the Lambdas, the
// owner's command, the local store and the stack take them from here.

export type Item = Record<string, AttributeValue>;

/** Partition key of the table, which has no sort key. All key attributes, here and in the indexes, are strings. */
export const partitionKey = 'id';

/** Time to live, in seconds since 1970. DynamoDB deletes hours or days later, so readers check `isExpired` as well. */
export const timeToLiveAttribute = 'expiresAt';

/** All inquiries by time of arrival. A month such as `2026-11` is one partition, which takes 1,000 write units a second. */
export const byMonthIndex = {
  name: 'byMonth',
  partitionKey: 'receivedMonth',
  sortKey: 'receivedAt',
} as const;

/** Inquiries whose email has not been sent. A sparse index: once it is sent, the item loses the attribute `outbox`. */
export const outboxIndex = {
  name: 'outbox',
  partitionKey: 'outbox',
  sortKey: 'unsentSince',
  /** The attributes besides the keys that are in the index. */
  included: ['dueAt', 'aloneFrom'],
} as const;

/** The attributes that say whether an inquiry is stored and mailed, and nothing of its content. */
export const statusAttributes = [partitionKey, 'notifiedAt'] as const;

/** `unsent`: to be mailed. `setAside`: refused for a day; it waits for the owner to send it again. */
export type OutboxState = 'unsent' | 'setAside';

/** The mark of an inquiry whose hidden field was filled in. It is stored, but not mailed. */
export const honeypotMark = 'honeypot';

/** An inquiry as it is stored. All times are ISO 8601 in UTC with milliseconds. */
export interface StoredInquiry extends Inquiry {
  readonly id: string;
  readonly receivedAt: string;
  /** When the same inquiry came again, at least a day after the time before or without the hidden field filled. */
  readonly repeatedAt: readonly string[];
  /** The page of the site that its form is on, such as `/contact-us`, if the browser said so. */
  readonly pagePath: string | undefined;
  /** Why it may be spam; empty for most inquiries. */
  readonly suspect: readonly string[];
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
/** A repeat within these milliseconds changes nothing. */
const repeatWindow = 1000 * secondsPerDay;
const honeypotRetentionDays = 30;

export const text = (value: string): AttributeValue => ({ S: value });
const texts = (values: readonly string[]): AttributeValue => ({ L: values.map(text) });
const seconds = (date: Date, days: number): AttributeValue => ({
  N: String(Math.floor(date.getTime() / 1000) + days * secondsPerDay),
});

/** Month under which `byMonthIndex` files a time. */
export const monthOf = (iso: string) => iso.slice(0, 7);

/** The write that stores an inquiry unless one with its id exists. */
export function putNew(inquiry: NewInquiry, retentionDays: number) {
  const { id, suspect, pagePath } = inquiry;
  const receivedAt = inquiry.receivedAt.toISOString();
  const isHoneypot = suspect.includes(honeypotMark);
  const days = isHoneypot ? Math.min(honeypotRetentionDays, retentionDays) : retentionDays;
  return {
    Item: {
      id: text(id),
      receivedAt: text(receivedAt),
      receivedMonth: text(monthOf(receivedAt)),
      lastReceivedAt: text(receivedAt),
      expiresAt: seconds(inquiry.receivedAt, days),
      ...(pagePath !== undefined && { pagePath: text(pagePath) }),
      ...(suspect.length > 0 && { suspect: texts(suspect) }),
      ...(!isHoneypot && { outbox: text('unsent'), unsentSince: text(receivedAt) }),
      ...Object.fromEntries(inquiryFields.map((field) => [field, text(inquiry[field])])),
    },
    ConditionExpression: 'attribute_not_exists(id)',
  } satisfies Partial<PutItemCommandInput>;
}

/** The attributes that attempts to mail an item leave behind. */
export const attemptAttributes = 'dueAt, aloneFrom, attempts';

export type ItemUpdate = Omit<UpdateItemCommandInput, 'TableName'>;

/** An update of an item under a condition. */
export function updateOf(id: string, condition: string, expression: string, values: Item): ItemUpdate {
  const expressions = { ConditionExpression: condition, UpdateExpression: expression };
  return { Key: { [partitionKey]: text(id) }, ...expressions, ExpressionAttributeValues: values };
}

/**
 * The write for a stored inquiry that comes again. Its condition fails within a day of the last time; later, the repeat
 * is recorded and mailed. An inquiry with the honeypot mark becomes an ordinary one. The write sets every attribute, so
 * an item that is deleted in the meantime is stored again.
 */
export function recordRepeat(
  { id, receivedAt, suspect, pagePath, ...fields }: NewInquiry,
  retentionDays: number,
) {
  const now = receivedAt.toISOString();
  const marks = suspect.length > 0 ? texts(suspect) : undefined;
  const expression = [
    'SET receivedAt = if_not_exists(receivedAt, :now), receivedMonth = if_not_exists(receivedMonth, :month),',
    ...inquiryFields.map((field) => `#${field} = :${field},`),
    'lastReceivedAt = :now, repeatedAt = list_append(if_not_exists(repeatedAt, :none), :nowAsList),',
    pagePath === undefined ? '' : 'pagePath = if_not_exists(pagePath, :pagePath),',
    `expiresAt = :expiresAt, outbox = :unsent, unsentSince = :now${marks ? ', suspect = :suspect' : ''}`,
    `REMOVE notifiedAt, ${attemptAttributes}${marks ? '' : ', suspect'}`,
  ];
  const condition = 'attribute_not_exists(id) OR lastReceivedAt < :window OR contains(suspect, :honeypot)';
  return {
    ...updateOf(id, condition, expression.join(' '), {
      ...Object.fromEntries(inquiryFields.map((field) => [`:${field}`, text(fields[field])])),
      ...(marks && { ':suspect': marks }),
      ...(pagePath !== undefined && { ':pagePath': text(pagePath) }),
      ':now': text(now),
      ':month': text(monthOf(now)),
      ':nowAsList': texts([now]),
      ':none': texts([]),
      ':window': text(new Date(receivedAt.getTime() - repeatWindow).toISOString()),
      ':honeypot': text(honeypotMark),
      ':expiresAt': seconds(receivedAt, retentionDays),
      ':unsent': text('unsent'),
    }),
    // `name` and `comment` are reserved words of DynamoDB.
    ExpressionAttributeNames: Object.fromEntries(inquiryFields.map((field) => [`#${field}`, field])),
  };
}

/** The write by which the owner has an email sent again. Its condition also fails if there is no such item. */
export function putIntoOutbox(id: string, now: Date): ItemUpdate {
  const expression = `SET outbox = :unsent, unsentSince = :now REMOVE notifiedAt, ${attemptAttributes}`;
  return updateOf(id, 'expiresAt > :seconds', expression, {
    ':seconds': seconds(now, 0),
    ':unsent': text('unsent'),
    ':now': text(now.toISOString()),
  });
}

/** Reads an item back. A missing attribute reads as empty, so a damaged item can still be shown and mailed. */
export function fromItem(item: Item): StoredInquiry {
  const list = (name: string) => item[name]?.L?.flatMap(({ S }) => S ?? []) ?? [];
  return {
    ...(Object.fromEntries(inquiryFields.map((field) => [field, item[field]?.S ?? ''])) as Inquiry),
    id: item['id']?.S ?? '',
    receivedAt: item['receivedAt']?.S ?? '',
    repeatedAt: list('repeatedAt'),
    pagePath: item['pagePath']?.S,
    suspect: list('suspect'),
    notifiedAt: item['notifiedAt']?.S,
    outbox: item['outbox']?.S as OutboxState | undefined,
    unsentSince: item['unsentSince']?.S,
    attempts: Number(item['attempts']?.N ?? 0),
  };
}

/** Whether an item's time to live is over. Until DynamoDB deletes it, nobody is shown it. */
export const isExpired = (item: Item, now: Date) =>
  Number(item[timeToLiveAttribute]?.N) <= now.getTime() / 1000;
