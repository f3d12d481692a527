import type { DatabaseSync } from 'node:sqlite';
import { emptyLog } from '#infra/local/database.ts';
import { fromRow, noAttempts, noMail } from '#infra/local/sqlite-store.ts';
import { honeypotMark, secondsOf } from '#lambda/inquiry/stored-inquiry.ts';
import { isWantedBy } from './filter.ts';
import { firstState, type InquiryRepository, outboxStates } from './repository.ts';

/** The inquiries of the local store. Whatever reads a list sees it as it was when it began. */
export function sqliteRepository(database: DatabaseSync): InquiryRepository {
  const unexpired = 'expires_at > :now';
  const find = database.prepare(`SELECT * FROM inquiries WHERE id = :id AND ${unexpired}`);
  const latestFirst = 'ORDER BY last_received_at DESC, id DESC';
  const byActivity = database.prepare(
    `SELECT * FROM inquiries WHERE ${unexpired} AND (last_received_at, id) < (:last, :id) ${latestFirst}`,
  );
  const inOutbox = database.prepare(`
    SELECT * FROM inquiries
    WHERE outbox = :state AND ${unexpired} AND (unsent_since, id) < (:last, :id)
    ORDER BY unsent_since DESC, id DESC`);
  const all = database.prepare(`SELECT * FROM inquiries WHERE ${unexpired} ${latestFirst}`);
  const everything = database.prepare('SELECT * FROM inquiries');
  const erase = database.prepare('DELETE FROM inquiries WHERE id IN (SELECT value FROM json_each(?))');
  const setAside = database.prepare(
    `SELECT id FROM inquiries WHERE outbox = 'setAside' ORDER BY unsent_since`,
  );
  const honeypots = database.prepare(`
    SELECT count(*) AS count FROM inquiries
    WHERE ${unexpired} AND EXISTS (SELECT 1 FROM json_each(suspect) WHERE value = '${honeypotMark}')`);
  const putIntoOutbox = database.prepare(`
    UPDATE inquiries
    SET outbox = iif(suspect = '[]', 'unsent', 'unsentMarked'), unsent_since = :time, ${noMail}, ${noAttempts}
    WHERE id = :id AND ${unexpired}`);

  /** Greater than every id and every time. */
  const end = '\u{10ffff}';

  return {
    async *list({ now, before }) {
      const { lastReceivedAt: last = end, id = end } = before ?? {};
      for (const row of byActivity.iterate({ now: secondsOf(now), last, id })) yield fromRow(row);
    },
    async *listUnsent({ now, before }) {
      for (const state of outboxStates.slice(firstState(before))) {
        const { unsentSince: last = end, id = end } = (before?.outbox === state && before) || {};
        for (const row of inOutbox.iterate({ now: secondsOf(now), state, last, id })) yield fromRow(row);
      }
    },
    async *all(now) {
      for (const row of all.iterate({ now: secondsOf(now) })) yield fromRow(row);
    },
    async find(id, now) {
      const row = find.get({ id, now: secondsOf(now) });
      return row && fromRow(row);
    },
    async idsOf(filter) {
      const isWanted = isWantedBy(filter);
      const ids: string[] = [];
      for (const row of everything.iterate()) if (isWanted(fromRow(row))) ids.push(String(row['id']));
      return ids;
    },
    async erase(id) {
      erase.run(JSON.stringify([id]));
    },
    async eraseMany(ids) {
      erase.run(JSON.stringify(ids));
    },
    removeTraces: () => emptyLog(database),
    async *setAsideIds() {
      yield* setAside.all().map((row) => String(row['id']));
    },
    async countHoneypot(now) {
      return Number(honeypots.get({ now: secondsOf(now) })?.['count']);
    },
    async putIntoOutbox(id, now) {
      return putIntoOutbox.run({ id, now: secondsOf(now), time: now.toISOString() }).changes === 1;
    },
    async status(id) {
      const row = find.get({ id, now: 0 });
      return row && fromRow(row);
    },
  };
}
