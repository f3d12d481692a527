import type { AttributeValue, PutItemCommandInput, UpdateItemCommandInput } from '@aws-sdk/client-dynamodb';
import { fields, fieldsIn, type InquiryField, inquiryFields } from '#shared/fields.ts';
import type { Inquiry } from '#shared/inquiry.ts';
import {
  expiryOf,
  honeypotMark,
  isHoneypot,
  type NewInquiry,
  type OutboxState,
  repeatedSince,
  type StoredInquiry,
  secondsOf,
  unsentState,
} from './stored-inquiry.ts';

// An inquiry in DynamoDB. Only this file and outbox.ts know the table's attributes: the Lambdas, the owner's command and
// the stack take them from here.

export type Item = Record<string, AttributeValue>;

/** Partition key of the table, which has no sort key. All key attributes, here and in the indexes, are strings. */
export const partitionKey = 'id';

/** Time to live, in seconds since 1970. DynamoDB deletes hours or days later, so readers check `isExpired` as well. */
export const timeToLiveAttribute = 'expiresAt';

/**
 * All inquiries by their last activity. They are one partition, which takes 1,000 write units a second: the API takes 20
 * inquiries.
 */
export const activityIndex = {
  name: 'byActivity',
  partitionKey: 'kind',
  sortKey: 'lastReceivedAt',
} as const;

/** The value of `kind` in every item. */
export const itemKind = 'inquiry';

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

export const text = (value: string): AttributeValue => ({ S: value });
const texts = (values: readonly string[]): AttributeValue => ({ L: values.map(text) });
const number = (value: number): AttributeValue => ({ N: String(value) });

export const keyOf = (id: string): Item => ({ [partitionKey]: text(id) });

/** The write that stores an inquiry unless one with its id exists. One that has expired counts as absent. */
export function putNew(inquiry: NewInquiry, retentionDays: number) {
  const { id, suspect, pagePath, countryAssumed } = inquiry;
  const receivedAt = text(inquiry.receivedAt.toISOString());
  return {
    Item: {
      ...keyOf(id),
      kind: text(itemKind),
      receivedAt,
      lastReceivedAt: receivedAt,
      expiresAt: number(expiryOf(inquiry, retentionDays)),
      ...(pagePath !== undefined && { pagePath: text(pagePath) }),
      ...(countryAssumed && { countryAssumed: { BOOL: true } }),
      ...(suspect.length > 0 && { suspect: texts(suspect) }),
      ...(!isHoneypot(inquiry) && { outbox: text(unsentState(inquiry)), unsentSince: receivedAt }),
      ...Object.fromEntries(fieldsIn(inquiry).map((field) => [field, text(inquiry[field] ?? '')])),
    },
    ConditionExpression: 'attribute_not_exists(id) OR expiresAt <= :seconds',
    ExpressionAttributeValues: { ':seconds': number(secondsOf(inquiry.receivedAt)) },
  } satisfies Partial<PutItemCommandInput>;
}

/** The attributes that attempts to mail an item leave behind. */
export const attemptAttributes = 'dueAt, aloneFrom, attempts, firstRefusedAt, refusals';
/** The attributes about the email that was sent. */
const mailAttributes = 'notifiedAt, messageId, bouncedAt';

export type ItemUpdate = Omit<UpdateItemCommandInput, 'TableName'>;

/** An update of an item under a condition. */
export function updateOf(id: string, condition: string, expression: string, values: Item): ItemUpdate {
  const expressions = { ConditionExpression: condition, UpdateExpression: expression };
  return { Key: keyOf(id), ...expressions, ExpressionAttributeValues: values };
}

/**
 * The write for a stored inquiry that comes again. Its condition fails within a day of the last time; later, the repeat
 * is recorded and mailed. An inquiry with the honeypot mark becomes an ordinary one. The write sets every attribute, so
 * an item that is deleted in the meantime is stored again.
 */
export function recordRepeat(inquiry: NewInquiry, retentionDays: number) {
  const { id, suspect, pagePath, countryAssumed } = inquiry;
  const now = inquiry.receivedAt.toISOString();
  const marks = suspect.length > 0 ? texts(suspect) : undefined;
  const given = fieldsIn(inquiry);
  const removed = [
    mailAttributes,
    attemptAttributes,
    ...(marks ? [] : ['suspect']),
    ...(countryAssumed ? [] : ['countryAssumed']),
    ...inquiryFields.filter((field) => !given.includes(field)).map((field) => `#${field}`),
  ];
  const expression = [
    'SET kind = :kind, receivedAt = if_not_exists(receivedAt, :now),',
    ...given.map((field) => `#${field} = :${field},`),
    'lastReceivedAt = :now, repeatedAt = list_append(if_not_exists(repeatedAt, :none), :nowAsList),',
    pagePath === undefined ? '' : 'pagePath = if_not_exists(pagePath, :pagePath),',
    countryAssumed ? 'countryAssumed = :countryAssumed,' : '',
    `expiresAt = :expiresAt, outbox = :unsent, unsentSince = :now${marks ? ', suspect = :suspect' : ''}`,
    `REMOVE ${removed.join(', ')}`,
  ];
  const condition = 'attribute_not_exists(id) OR lastReceivedAt < :since OR contains(suspect, :honeypot)';
  return {
    ...updateOf(id, condition, expression.join(' '), {
      ...Object.fromEntries(given.map((field) => [`:${field}`, text(inquiry[field] ?? '')])),
      ...(marks && { ':suspect': marks }),
      ...(pagePath !== undefined && { ':pagePath': text(pagePath) }),
      ...(countryAssumed && { ':countryAssumed': { BOOL: true } }),
      ':kind': text(itemKind),
      ':now': text(now),
      ':nowAsList': texts([now]),
      ':none': texts([]),
      ':since': text(repeatedSince(inquiry)),
      ':honeypot': text(honeypotMark),
      ':expiresAt': number(expiryOf(inquiry, retentionDays)),
      ':unsent': text(unsentState(inquiry)),
    }),
    // `name` and `comment` are reserved words of DynamoDB.
    ExpressionAttributeNames: Object.fromEntries(inquiryFields.map((field) => [`#${field}`, field])),
  };
}

/**
 * The writes by which the owner has an email sent again, the first for an unmarked item, the second for a marked one. The
 * condition of both fails if there is no such item, or if it has expired.
 */
export function putIntoOutbox(id: string, now: Date): readonly ItemUpdate[] {
  const expression = `SET outbox = :unsent, unsentSince = :now REMOVE ${mailAttributes}, ${attemptAttributes}`;
  const values = { ':seconds': number(secondsOf(now)), ':now': text(now.toISOString()) };
  const put = (condition: string, state: OutboxState) =>
    updateOf(id, `expiresAt > :seconds AND ${condition}`, expression, { ...values, ':unsent': text(state) });
  return [put('attribute_not_exists(suspect)', 'unsent'), put('attribute_exists(suspect)', 'unsentMarked')];
}

/** Reads an item back. A required attribute that is missing reads as empty, so a damaged item can still be shown and mailed. */
export function fromItem(item: Item): StoredInquiry {
  const typed = (field: InquiryField) => item[field]?.S ?? (fields[field].required ? '' : undefined);
  const list = (name: string) => item[name]?.L?.flatMap(({ S }) => S ?? []) ?? [];
  return {
    ...(Object.fromEntries(inquiryFields.map((field) => [field, typed(field)])) as Inquiry),
    id: item[partitionKey]?.S ?? '',
    receivedAt: item['receivedAt']?.S ?? '',
    lastReceivedAt: item['lastReceivedAt']?.S ?? '',
    repeatedAt: list('repeatedAt'),
    pagePath: item['pagePath']?.S,
    ...(item['countryAssumed']?.BOOL && { countryAssumed: true }),
    suspect: list('suspect'),
    expiresAt: Number(item[timeToLiveAttribute]?.N ?? Number.POSITIVE_INFINITY),
    notifiedAt: item['notifiedAt']?.S,
    messageId: item['messageId']?.S,
    bouncedAt: item['bouncedAt']?.S,
    outbox: item['outbox']?.S as OutboxState | undefined,
    unsentSince: item['unsentSince']?.S,
    attempts: Number(item['attempts']?.N ?? 0),
    firstRefusedAt: item['firstRefusedAt']?.S,
    refusals: Number(item['refusals']?.N ?? 0),
  };
}
