import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { InquiryStore } from '#lambda/inquiry/inquiry-store.ts';
import type { Outbox } from '#lambda/inquiry/outbox.ts';
import {
  expiryOf,
  honeypotMark,
  isHoneypot,
  type OutboxState,
  repeatedSince,
  type StoredInquiry,
} from '#lambda/inquiry/stored-inquiry.ts';
import { fieldsIn } from '#shared/fields.ts';
import { whenFree } from './database.ts';

type Row = Record<string, SQLOutputValue>;

/** Columns that attempts to mail an inquiry leave behind, as an update empties them. */
export const noAttempts = 'due_at = NULL, alone_from = NULL, attempts = 0';

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
    outbox: maybe(row['outbox']) as OutboxState | undefined,
    unsentSince: maybe(row['unsent_since']),
    attempts: Number(row['attempts']),
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
    notified_at = NULL, outbox = excluded.outbox, unsent_since = excluded.unsent_since, ${noAttempts}
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
  const statement = database.prepare(save);
  return {
    async save(inquiry) {
      const now = inquiry.receivedAt.toISOString();
      const outbox: OutboxState | null = isHoneypot(inquiry) ? null : 'unsent';
      const values = {
        id: inquiry.id,
        fields: JSON.stringify(Object.fromEntries(fieldsIn(inquiry).map((field) => [field, inquiry[field]]))),
        now,
        pagePath: inquiry.pagePath ?? null,
        suspect: JSON.stringify(inquiry.suspect),
        expiresAt: expiryOf(inquiry, retentionDays),
        outbox,
        unsentSince: outbox && now,
        since: repeatedSince(inquiry),
      };
      // `all` also reports an error of the commit, unlike `get`.
      const [row] = await whenFree(() => statement.all(values));
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
  const unsent = database.prepare(
    `SELECT id, unsent_since, due_at, alone_from FROM inquiries WHERE outbox = 'unsent' ORDER BY unsent_since, id`,
  );
  const setAside = database.prepare(`SELECT count(*) AS count FROM inquiries WHERE outbox = 'setAside'`);
  const claim = database.prepare(`
    UPDATE inquiries SET due_at = :nextAttempt, attempts = attempts + 1
    WHERE id = :id AND outbox = 'unsent' AND due_at IS :dueAt RETURNING *`);
  const isUnchanged = 'WHERE id = :id AND unsent_since = :unsentSince';
  const recordSent = database.prepare(`
    UPDATE inquiries SET notified_at = :value, outbox = NULL, unsent_since = NULL, ${noAttempts} ${isUnchanged}`);
  const recordRefusal = database.prepare(
    `UPDATE inquiries SET due_at = :value, alone_from = :value ${isUnchanged}`,
  );
  const recordSetAside = database.prepare(
    `UPDATE inquiries SET outbox = :value, due_at = NULL, alone_from = NULL ${isUnchanged}`,
  );
  return {
    async unsent() {
      const rows = await whenFree(() => unsent.all());
      return rows.map((row) => ({
        id: String(row['id']),
        unsentSince: String(row['unsent_since']),
        dueAt: maybe(row['due_at']),
        isAlone: row['alone_from'] !== null,
      }));
    },
    countSetAside: () => whenFree(() => Number(setAside.get()?.['count'])),
    async claim({ id, dueAt = null }, nextAttempt) {
      const values = { id, dueAt, nextAttempt: nextAttempt.toISOString() };
      const [row] = await whenFree(() => claim.all(values));
      return row && fromRow(row);
    },
    async record({ id, unsentSince = '' }, result) {
      const [statement, value] =
        result === 'setAside'
          ? [recordSetAside, result]
          : 'sentAt' in result
            ? [recordSent, result.sentAt.toISOString()]
            : [recordRefusal, result.aloneFrom.toISOString()];
      await whenFree(() => statement.run({ id, unsentSince, value }));
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
