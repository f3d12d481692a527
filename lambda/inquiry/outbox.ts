import { paginateQuery, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { type InquiryTable, ifConditionHolds } from './dynamodb.ts';
import { attemptAttributes, fromItem, type ItemUpdate, outboxIndex, text, updateOf } from './item.ts';
import type { OutboxState, StoredInquiry } from './stored-inquiry.ts';

/** An inquiry in the outbox, without its content. */
export interface OutboxEntry {
  readonly id: string;
  readonly state: OutboxState;
  /** When it was put in: ISO 8601 in UTC. */
  readonly unsentSince: string;
  /** When it may be tried again; undefined if its email has not been tried yet. */
  readonly dueAt: string | undefined;
  /** Whether it must not be in an email with others, because such an email failed. */
  readonly isAlone: boolean;
}

/**
 * What became of an attempt. `aloneFrom`: it is tried again from this time on, and not in an email with others.
 * `refusedAt`: SES refused an email about this inquiry alone, which is counted, and is tried again at `dueAt`.
 */
export type AttemptResult =
  | { readonly sentAt: Date; readonly messageId: string }
  | { readonly aloneFrom: Date }
  | { readonly refusedAt: Date; readonly dueAt: Date; readonly isSetAside: boolean };

/** The inquiries whose email has not been sent. */
export interface Outbox {
  /** Inquiries in a state, oldest first; of very many, the oldest and the newest. */
  entries(state: OutboxState): Promise<readonly OutboxEntry[]>;
  /**
   * Takes an entry for one attempt.
   * @param nextAttempt when others may try it, if this attempt never records a result
   * @returns the inquiry; undefined if another run has it, or if it was sent or erased
   */
  claim(entry: OutboxEntry, nextAttempt: Date): Promise<StoredInquiry | undefined>;
  /** Records what became of the attempt. */
  record(inquiry: StoredInquiry, result: AttemptResult): Promise<void>;
  /** Records that an email was not delivered, unless another one was sent about the inquiry since. */
  recordBounce(id: string, messageId: string, bouncedAt: Date): Promise<void>;
}

/**
 * A run reads this many entries from an end of the index, and at most a page more: far more than it mails, few enough for
 * its memory and its time.
 */
const mostFromOneEnd = 10_000;

/** The outbox index in DynamoDB. */
export function dynamoOutbox({ client, tableName: TableName }: InquiryTable): Outbox {
  /** Reads from the oldest or the newest on, until there are enough. */
  async function readFrom(end: 'oldest' | 'newest', state: OutboxState) {
    const entries: OutboxEntry[] = [];
    const query = {
      TableName,
      IndexName: outboxIndex.name,
      KeyConditionExpression: `${outboxIndex.partitionKey} = :state`,
      ExpressionAttributeValues: { ':state': text(state) },
      ScanIndexForward: end === 'oldest',
    };
    for await (const { Items = [], LastEvaluatedKey } of paginateQuery({ client }, query)) {
      for (const { id, unsentSince, dueAt, aloneFrom } of Items)
        entries.push({
          id: id?.S ?? '',
          state,
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
    async entries(state) {
      const oldest = await readFrom('oldest', state);
      if (oldest.isAll) return oldest.entries;
      // All of these may have been refused, which must not hold up new ones.
      const newest = await readFrom('newest', state);
      const both = [...oldest.entries, ...newest.entries.reverse()];
      return [...new Map(both.map((entry) => [entry.id, entry])).values()];
    },
    claim: (entry, nextAttempt) => update(claimForMail(entry, nextAttempt)),
    async record(inquiry, result) {
      await update(recordAttempt(inquiry, result));
    },
    async recordBounce(id, messageId, bouncedAt) {
      await update(bounced(id, messageId, bouncedAt));
    },
  };
}

/**
 * The write that takes an item for one attempt to mail it; of several that try, one succeeds. Others may try it at
 * `nextAttempt`, if this attempt never records a result.
 */
function claimForMail({ id, state, dueAt }: OutboxEntry, nextAttempt: Date): ItemUpdate {
  const unchanged = dueAt === undefined ? 'attribute_not_exists(dueAt)' : 'dueAt = :dueAt';
  const expression = 'SET dueAt = :nextAttempt ADD attempts :one';
  return updateOf(id, `outbox = :state AND ${unchanged}`, expression, {
    ':state': text(state),
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
  const record = (expression: string, values: Readonly<Record<string, string>>) =>
    updateOf(id, 'unsentSince = :unsentSince', expression, {
      ':unsentSince': text(unsentSince),
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [`:${name}`, text(value)])),
    });
  if ('sentAt' in result) {
    const sent = `SET notifiedAt = :sentAt, messageId = :messageId REMOVE outbox, unsentSince, ${attemptAttributes}`;
    return record(sent, { sentAt: result.sentAt.toISOString(), messageId: result.messageId });
  }
  if ('aloneFrom' in result)
    return record('SET dueAt = :from, aloneFrom = :from', { from: result.aloneFrom.toISOString() });
  const { refusedAt, dueAt, isSetAside } = result;
  const refusal = record(
    [
      'SET firstRefusedAt = if_not_exists(firstRefusedAt, :refusedAt), dueAt = :dueAt,',
      isSetAside ? 'outbox = :setAside REMOVE aloneFrom' : 'aloneFrom = :dueAt',
      'ADD refusals :one',
    ].join(' '),
    {
      refusedAt: refusedAt.toISOString(),
      dueAt: dueAt.toISOString(),
      ...(isSetAside && { setAside: 'setAside' }),
    },
  );
  return {
    ...refusal,
    ExpressionAttributeValues: { ...refusal.ExpressionAttributeValues, ':one': { N: '1' } },
  };
}

/** The id is missing until the email is recorded as sent, which a bounce can overtake. */
function bounced(id: string, messageId: string, bouncedAt: Date): ItemUpdate {
  const isLatest = 'attribute_exists(id) AND (attribute_not_exists(messageId) OR messageId = :messageId)';
  return updateOf(id, isLatest, 'SET bouncedAt = :bouncedAt', {
    ':messageId': text(messageId),
    ':bouncedAt': text(bouncedAt.toISOString()),
  });
}
