import { paginateQuery, QueryCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { type InquiryTable, ifConditionHolds } from './dynamodb.ts';
import { attemptAttributes, fromItem, type ItemUpdate, outboxIndex, text, updateOf } from './item.ts';
import type { OutboxState, StoredInquiry } from './stored-inquiry.ts';

/** An inquiry in the outbox, without its content. */
export interface OutboxEntry {
  readonly id: string;
  /** When it was put in: ISO 8601 in UTC. */
  readonly unsentSince: string;
  /** When it may be tried again; undefined if its email has not been tried yet. */
  readonly dueAt: string | undefined;
  /** Whether it must not be in an email with others, because such an email failed. */
  readonly isAlone: boolean;
}

/** `aloneFrom`: it is tried again from this time on, and not in an email with others. */
export type AttemptResult = { readonly sentAt: Date } | { readonly aloneFrom: Date } | 'setAside';

/** The inquiries whose email has not been sent. */
export interface Outbox {
  /** Unsent inquiries, oldest first; of very many, the oldest and the newest. */
  unsent(): Promise<readonly OutboxEntry[]>;
  countSetAside(): Promise<number>;
  /**
   * Takes an entry for one attempt.
   * @param nextAttempt when others may try it, if this attempt never records a result
   * @returns the inquiry; undefined if another run has it, or if it was sent or erased
   */
  claim(entry: OutboxEntry, nextAttempt: Date): Promise<StoredInquiry | undefined>;
  /** Records what became of the attempt. */
  record(inquiry: StoredInquiry, result: AttemptResult): Promise<void>;
}

/**
 * A run reads this many entries from an end of the index, and at most a page more: far more than it mails, few enough for
 * its memory and its time.
 */
const mostFromOneEnd = 10_000;

/** The outbox index in DynamoDB. */
export function dynamoOutbox({ client, tableName: TableName }: InquiryTable): Outbox {
  const query = (state: OutboxState) => ({
    TableName,
    IndexName: outboxIndex.name,
    KeyConditionExpression: `${outboxIndex.partitionKey} = :state`,
    ExpressionAttributeValues: { ':state': { S: state } },
  });

  /** Reads from the oldest or the newest on, until there are enough. */
  async function readFrom(end: 'oldest' | 'newest') {
    const entries: OutboxEntry[] = [];
    const pages = paginateQuery({ client }, { ...query('unsent'), ScanIndexForward: end === 'oldest' });
    for await (const { Items = [], LastEvaluatedKey } of pages) {
      for (const { id, unsentSince, dueAt, aloneFrom } of Items)
        entries.push({
          id: id?.S ?? '',
          unsentSince: unsentSince?.S ?? '',
          dueAt: dueAt?.S,
          isAlone: aloneFrom !== undefined,
        });
      if (LastEvaluatedKey && entries.length >= mostFromOneEnd) return { entries, isAll: false };
    }
    return { entries, isAll: true };
  }

  /** @returns undefined if the item has changed in the meantime */
  async function update(input: ItemUpdate): Promise<StoredInquiry | undefined> {
    const command = new UpdateItemCommand({ TableName, ReturnValues: 'ALL_NEW', ...input });
    const output = await ifConditionHolds(client.send(command));
    return output?.Attributes && fromItem(output.Attributes);
  }

  return {
    async unsent() {
      const oldest = await readFrom('oldest');
      if (oldest.isAll) return oldest.entries;
      // All of these may have been refused, which must not hold up new ones.
      const newest = await readFrom('newest');
      const both = [...oldest.entries, ...newest.entries.reverse()];
      return [...new Map(both.map((entry) => [entry.id, entry])).values()];
    },
    async countSetAside() {
      const { Count = 0 } = await client.send(new QueryCommand({ ...query('setAside'), Select: 'COUNT' }));
      return Count;
    },
    claim: ({ id, dueAt }, nextAttempt) => update(claimForMail(id, dueAt, nextAttempt)),
    async record(inquiry, result) {
      await update(recordAttempt(inquiry, result));
    },
  };
}

/**
 * The write that takes an item for one attempt to mail it; of several that try, one succeeds. Others may try it at
 * `nextAttempt`, if this attempt never records a result.
 * @param dueAt as the outbox showed it; undefined on a first attempt
 */
function claimForMail(id: string, dueAt: string | undefined, nextAttempt: Date): ItemUpdate {
  const unchanged = dueAt === undefined ? 'attribute_not_exists(dueAt)' : 'dueAt = :dueAt';
  const expression = 'SET dueAt = :nextAttempt ADD attempts :one';
  return updateOf(id, `outbox = :unsent AND ${unchanged}`, expression, {
    ':unsent': text('unsent'),
    ':nextAttempt': text(nextAttempt.toISOString()),
    ':one': { N: '1' },
    ...(dueAt !== undefined && { ':dueAt': text(dueAt) }),
  });
}

/**
 * The write after an attempt to mail an item. Its condition fails if the item was erased, or put into the outbox again
 * after the attempt began.
 */
function recordAttempt({ id, unsentSince = '' }: StoredInquiry, result: AttemptResult): ItemUpdate {
  const sent = `SET notifiedAt = :value REMOVE outbox, unsentSince, ${attemptAttributes}`;
  const [expression, value] =
    result === 'setAside'
      ? ['SET outbox = :value REMOVE dueAt, aloneFrom', result]
      : 'sentAt' in result
        ? [sent, result.sentAt.toISOString()]
        : ['SET dueAt = :value, aloneFrom = :value', result.aloneFrom.toISOString()];
  const values = { ':unsentSince': text(unsentSince), ':value': text(value) };
  return updateOf(id, 'unsentSince = :unsentSince', expression, values);
}
