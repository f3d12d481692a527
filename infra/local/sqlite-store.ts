import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { InquiryStore } from '#lambda/inquiry/inquiry-store.ts';
import type { AttemptResult, Outbox } from '#lambda/inquiry/outbox.ts';
import {
  expiryOf,
  honeypotMark,
  isHoneypot,
  type OutboxState,
  repeatedSince,
  type StoredInquiry,
  secondsOf,
  unsentState,
} from '#lambda/inquiry/stored-inquiry.ts';
import { fieldsIn } from '#shared/fields.ts';
import { whenFree } from './database.ts';

type Row = Record<string, SQLOutputValue>;

/** Columns that attempts to mail an inquiry leave behind, as an update empties them. */
export const noAttempts =
  'due_at = NULL, alone_from = NULL, attempts = 0, first_refused_at = NULL, refusals = 0';

/** Columns about the email that was sent, as an update empties them. */
export const noMail = 'notified_at = NULL, message_id = NULL, bounced_at = NULL';

const maybe = (value: SQLOutputValue | undefined) => (typeof value === 'string' ? value : undefined);

export function fromRow(row: Row): StoredInquiry {
  const parsed = (column: string) => JSON.parse(String(row[column]));
  return {
    ...parsed('fields'),
    id: String(row['id']),
    receivedAt: String(row['received_at']),
    lastReceivedAt: String(row['last_received_at']),
    repeatedAt: parsed('repeated_at'),
    pagePath: maybe(row['page_path']),
    suspect: parsed('suspect'),
    expiresAt: Number(row['expires_at']),
    notifiedAt: maybe(row['notified_at']),
    messageId: maybe(row['message_id']),
    bouncedAt: maybe(row['bounced_at']),
    outbox: maybe(row['outbox']) as OutboxState | undefined,
    unsentSince: maybe(row['unsent_since']),
    attempts: Number(row['attempts']),
    firstRefusedAt: maybe(row['first_refused_at']),
    refusals: Number(row['refusals']),
  };
}

/**
 * Stores an inquiry, or records a repeat as DynamoDB does (`recordRepeat` in lambda/inquiry/item.ts). It returns no row if
 * nothing changed.
 */
const save = `
  INSERT INTO inquiries
    (id, fields, received_at, last_received_at, page_path, suspect, expires_at, outbox, unsent_since)
  VALUES (:id, :fields, :now, :now, :pagePath, :suspect, :expiresAt, :outbox, :unsentSince)
  ON CONFLICT (id) DO UPDATE SET
    fields = excluded.fields,
    last_received_at = :now,
    repeated_at = json_insert(repeated_at, '$[#]', :now),
    page_path = coalesce(page_path, excluded.page_path),
    suspect = excluded.suspect,
    expires_at = excluded.expires_at,
    ${noMail}, outbox = excluded.outbox, unsent_since = excluded.unsent_since, ${noAttempts}
  WHERE excluded.outbox IS NOT NULL AND (
    last_received_at < :since
    OR EXISTS (SELECT 1 FROM json_each(inquiries.suspect) WHERE value = '${honeypotMark}')
  )
  RETURNING repeated_at`;

/**
 * Inquiries in SQLite.
 * @param database whose busy timeout is 0
 */
export function sqliteInquiryStore(database: DatabaseSync, retentionDays: number): InquiryStore {
  const expired = database.prepare('DELETE FROM inquiries WHERE id = ? AND expires_at <= ?');
  const statement = database.prepare(save);
  return {
    async save(inquiry) {
      const now = inquiry.receivedAt.toISOString();
      const outbox: OutboxState | null = isHoneypot(inquiry) ? null : unsentState(inquiry);
      const values = {
        id: inquiry.id,
        fields: JSON.stringify({
          ...Object.fromEntries(fieldsIn(inquiry).map((field) => [field, inquiry[field]])),
          ...(inquiry.countryAssumed && { countryAssumed: true }),
        }),
        now,
        pagePath: inquiry.pagePath ?? null,
        suspect: JSON.stringify(inquiry.suspect),
        expiresAt: expiryOf(inquiry, retentionDays),
        outbox,
        unsentSince: outbox && now,
        since: repeatedSince(inquiry),
      };
      // `all` also reports an error of the commit, unlike `get`.
      const [row] = await whenFree(() => {
        // One that has expired counts as absent.
        expired.run(inquiry.id, secondsOf(inquiry.receivedAt));
        return statement.all(values);
      });
      if (row === undefined) return 'repeat';
      return row['repeated_at'] === '[]' ? 'stored' : 'askedAgain';
    },
  };
}

/**
 * The outbox in SQLite.
 * @param database whose busy timeout is 0
 */
export function sqliteOutbox(database: DatabaseSync): Outbox {
  const entries = database.prepare(
    'SELECT id, unsent_since, due_at, alone_from FROM inquiries WHERE outbox = ? ORDER BY unsent_since, id',
  );
  const claim = database.prepare(`
    UPDATE inquiries SET due_at = :nextAttempt, attempts = attempts + 1
    WHERE id = :id AND outbox = :state AND due_at IS :dueAt RETURNING *`);
  const isUnchanged = 'WHERE id = :id AND unsent_since = :unsentSince';
  const recordSent = database.prepare(`
    UPDATE inquiries
    SET notified_at = :sentAt, message_id = :messageId, outbox = NULL, unsent_since = NULL, ${noAttempts} ${isUnchanged}`);
  const recordAlone = database.prepare(
    `UPDATE inquiries SET due_at = :from, alone_from = :from ${isUnchanged}`,
  );
  const recordRefusal = database.prepare(`
    UPDATE inquiries
    SET first_refused_at = coalesce(first_refused_at, :refusedAt), refusals = refusals + 1, due_at = :dueAt,
      outbox = iif(:isSetAside, 'setAside', outbox), alone_from = iif(:isSetAside, NULL, :dueAt) ${isUnchanged}`);
  const recordBounce = database.prepare(`
    UPDATE inquiries SET bounced_at = :bouncedAt
    WHERE id = :id AND (message_id IS NULL OR message_id = :messageId)`);

  function recorded({ id, unsentSince = '' }: StoredInquiry, result: AttemptResult) {
    const which = { id, unsentSince };
    if ('sentAt' in result) {
      const { sentAt, messageId } = result;
      return recordSent.run({ ...which, sentAt: sentAt.toISOString(), messageId });
    }
    if ('aloneFrom' in result) return recordAlone.run({ ...which, from: result.aloneFrom.toISOString() });
    return recordRefusal.run({
      ...which,
      refusedAt: result.refusedAt.toISOString(),
      dueAt: result.dueAt.toISOString(),
      isSetAside: Number(result.isSetAside),
    });
  }

  return {
    async entries(state) {
      const rows = await whenFree(() => entries.all(state));
      return rows.map((row) => ({
        id: String(row['id']),
        state,
        unsentSince: String(row['unsent_since']),
        dueAt: maybe(row['due_at']),
        isAlone: row['alone_from'] !== null,
      }));
    },
    async claim({ id, state, dueAt = null }, nextAttempt) {
      const values = { id, state, dueAt, nextAttempt: nextAttempt.toISOString() };
      const [row] = await whenFree(() => claim.all(values));
      return row && fromRow(row);
    },
    async record(inquiry, result) {
      await whenFree(() => recorded(inquiry, result));
    },
    async recordBounce(id, messageId, bouncedAt) {
      await whenFree(() => recordBounce.run({ id, messageId, bouncedAt: bouncedAt.toISOString() }));
    },
  };
}

/**
 * Deletes inquiries whose retention is over, as DynamoDB does by itself.
 * @returns how many
 */
export function deleteExpired(database: DatabaseSync, now: Date): number {
  const statement = database.prepare('DELETE FROM inquiries WHERE expires_at <= ?');
  return Number(statement.run(now.getTime() / 1000).changes);
}
