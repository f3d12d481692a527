import type { AttributeValue, DynamoDBRecord } from 'aws-lambda';
import { goodInquiry } from '#test/lambda/submit-inquiry/post-event.ts';

export const receivedAt = '2026-11-21T09:06:00.123Z';

/** An item as the table keeps it. */
export function storedItem(id: string, changes: Readonly<Record<string, string>> = {}) {
  const texts = { id, receivedAt, receivedMonth: '2026-11', ...goodInquiry, ...changes };
  const entries = Object.entries(texts).map(([name, S]) => [name, { S }]);
  return Object.fromEntries(entries) as Record<string, AttributeValue>;
}

/** A new item as the table's stream shows it. */
export function inserted(image: Record<string, AttributeValue> | undefined, sequenceNumber = '1') {
  return {
    eventID: `event-${sequenceNumber}`,
    eventName: 'INSERT',
    eventSource: 'aws:dynamodb',
    dynamodb: { SequenceNumber: sequenceNumber, NewImage: image, StreamViewType: 'NEW_IMAGE' },
  } as const satisfies DynamoDBRecord;
}

/** A change of an item as the table's stream shows it. */
export function modified(image: Record<string, AttributeValue>, sequenceNumber = '1') {
  return { ...inserted(image, sequenceNumber), eventName: 'MODIFY' } as const satisfies DynamoDBRecord;
}

/** Records that cannot be read, each in another way. */
export const poison: readonly (Record<string, AttributeValue> | undefined)[] = [
  undefined,
  {},
  { id: { S: 'i1' } },
  { ...storedItem('i1'), comment: { N: '7' } },
  { ...storedItem('i1'), email: { NULL: true } as never },
  { ...storedItem('i1'), id: { S: 'one\nline: two' } },
];
