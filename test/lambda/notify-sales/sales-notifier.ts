import { onTestFinished } from 'vitest';
import {
  fromItem,
  type NewInquiry,
  putIntoOutbox,
  putNew,
  type StoredInquiry,
} from '#lambda/inquiry-item.ts';
import { createHandler, type HandlerOptions } from '#lambda/notify-sales/handler.ts';
import type { Mail } from '#lambda/notify-sales/mail.ts';
import { dynamoOutbox } from '#lambda/notify-sales/outbox.ts';
import type { SendResult } from '#lambda/notify-sales/send-mail.ts';
import { goodInquiry } from '#test/lambda/submit-inquiry/post-event.ts';
import { localTable } from '../local-table.ts';
import { recordingTelemetry } from '../recording-telemetry.ts';

export const start = Date.parse('2026-11-22T00:00:00Z');
export const second = 1000;
export const minute = 60 * second;

/** An inquiry as the outbox gives it out. */
export const storedInquiry: StoredInquiry = {
  ...goodInquiry,
  id: 'i1',
  receivedAt: '2026-11-22T00:00:00.000Z',
  repeatedAt: [],
  pagePath: undefined,
  suspect: [],
  notifiedAt: undefined,
  outbox: 'unsent',
  unsentSince: '2026-11-22T00:00:00.000Z',
  attempts: 1,
};

/** Ids of the inquiries that an email lists. */
const idsIn = (mail: Mail) => [...mail.text.matchAll(/^Reference: (\S+)$/gm)].map(([, id = '']) => id);

/** The handler with its real outbox on a real table, a fake SES and a fake clock. */
export async function salesNotifier() {
  const table = await localTable();
  onTestFinished(table.close);
  const { telemetry, ...recorded } = recordingTelemetry();
  const outbox = dynamoOutbox(table.client, table.tableName);
  const clock = { time: start };
  const now = () => new Date(clock.time);
  /** Every email that SES was given. */
  const tried: { readonly time: number; readonly ids: readonly string[]; readonly mail: Mail }[] = [];
  /** What SES does with an email. */
  const ses = { send: async (_ids: readonly string[]): Promise<SendResult> => 'sent' };

  const options: HandlerOptions = {
    outbox,
    async sendMail(mail) {
      const ids = idsIn(mail);
      tried.push({ time: clock.time, ids, mail });
      return ses.send(ids);
    },
    telemetry,
    now,
    async pause(milliseconds) {
      clock.time += milliseconds;
    },
  };

  return {
    ...recorded,
    table,
    outbox,
    clock,
    ses,
    tried,
    triedIds: () => tried.flatMap(({ ids }) => ids),
    /** Stores inquiries, received one after the other. */
    async add(ids: readonly string[], changes: Partial<NewInquiry> = {}): Promise<void> {
      for (const [i, id] of ids.entries()) {
        const receivedAt = new Date(clock.time + i);
        await table.put(putNew({ ...goodInquiry, id, suspect: [], receivedAt, ...changes }, 730).Item);
      }
    },
    /** As the owner does, to have the email sent again. */
    putAgain: (id: string) => table.update(putIntoOutbox(id, new Date(clock.time + 1))),
    run: (changes: Partial<HandlerOptions> = {}) => createHandler({ ...options, ...changes })(),
    async stored(id: string) {
      return (await table.items()).map(fromItem).find((inquiry) => inquiry.id === id);
    },
  };
}
