import { attemptAttributes, type ItemUpdate, type StoredInquiry, text, updateOf } from './inquiry-item.ts';

// The writes around one attempt to mail an inquiry.

/**
 * The write that takes an item for one attempt to mail it; of several that try, one succeeds. Others may try it at
 * `nextAttempt`, if this attempt never records a result.
 * @param dueAt as the outbox showed it; undefined on a first attempt
 */
export function claimForMail(id: string, dueAt: string | undefined, nextAttempt: Date): ItemUpdate {
  const unchanged = dueAt === undefined ? 'attribute_not_exists(dueAt)' : 'dueAt = :dueAt';
  const expression = 'SET dueAt = :nextAttempt ADD attempts :one';
  return updateOf(id, `outbox = :unsent AND ${unchanged}`, expression, {
    ':unsent': text('unsent'),
    ':nextAttempt': text(nextAttempt.toISOString()),
    ':one': { N: '1' },
    ...(dueAt !== undefined && { ':dueAt': text(dueAt) }),
  });
}

/** `aloneFrom`: it is tried again from this time on, and not in an email with others. */
export type AttemptResult = { readonly sentAt: Date } | { readonly aloneFrom: Date } | 'setAside';

/**
 * The write after an attempt to mail an item. Its condition fails if the item was erased, or put into the outbox again
 * after the attempt began.
 */
export function recordAttempt({ id, unsentSince = '' }: StoredInquiry, result: AttemptResult): ItemUpdate {
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
