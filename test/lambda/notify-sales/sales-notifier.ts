import { onTestFinished } from 'vitest';
import type { NewInquiry, StoredInquiry } from '#lambda/inquiry/stored-inquiry.ts';
import type { Mail } from '#lambda/notify-sales/mail.ts';
import { createRun, type RunOptions } from '#lambda/notify-sales/run.ts';
import { goodInquiry } from '#test/lambda/submit-inquiry/post-event.ts';
import { allIn, newInquiry, sqliteStores } from '../inquiry/inquiry-stores.ts';
import { recordingTelemetry } from '../recording-telemetry.ts';

export const start = Date.parse('2026-11-22T00:00:00Z');
export const second = 1000;
export const minute = 60 * second;

/** An inquiry as the outbox gives it out. */
export const storedInquiry: StoredInquiry = {
  ...goodInquiry,
  id: 'i1',
  receivedAt: '2026-11-22T00:00:00.000Z',
  lastReceivedAt: '2026-11-22T00:00:00.000Z',
  repeatedAt: [],
  pagePath: undefined,
  suspect: [],
  expiresAt: (start + 730 * 24 * 60 * minute) / second,
  notifiedAt: undefined,
  messageId: undefined,
  bouncedAt: undefined,
  outbox: 'unsent',
  unsentSince: '2026-11-22T00:00:00.000Z',
  attempts: 1,
  firstRefusedAt: undefined,
  refusals: 0,
};

/** Ids of the inquiries that an email lists. */
const idsIn = (mail: Mail) => [...mail.text.matchAll(/^Reference: (\S+)$/gm)].map(([, id = '']) => id);

/** Runs with a real outbox, a fake SES and a fake clock. */
export async function salesNotifier() {
  const stores = sqliteStores();
  onTestFinished(stores.close);
  const { outbox, repository, store } = stores;
  const { telemetry, ...recorded } = recordingTelemetry();
  const clock = { time: start };
  const now = () => new Date(clock.time);
  /** Every email that SES was given. */
  const tried: { readonly time: number; readonly ids: readonly string[]; readonly mail: Mail }[] = [];
  /** What SES does with an email. */
  const ses = { send: async (_ids: readonly string[]): Promise<'sent' | 'refused'> => 'sent' };

  const options: RunOptions = {
    outbox,
    async sendMail(mail) {
      const ids = idsIn(mail);
      tried.push({ time: clock.time, ids, mail });
      const messageId = `m${tried.length}`;
      return (await ses.send(ids)) === 'sent' ? { messageId } : 'refused';
    },
    telemetry,
    timeZone: 'UTC',
    now,
    async pause(milliseconds) {
      clock.time += milliseconds;
    },
  };

  return {
    ...recorded,
    repository,
    outbox,
    clock,
    ses,
    tried,
    triedIds: () => tried.flatMap(({ ids }) => ids),
    /** Stores inquiries, received one after the other. */
    async add(ids: readonly string[], changes: Partial<NewInquiry> = {}): Promise<void> {
      for (const [i, id] of ids.entries()) {
        const receivedAt = new Date(clock.time + i);
        await store.save(newInquiry({ id, receivedAt, ...changes }));
      }
    },
    /** As the owner does, to have the email sent again. */
    putAgain: (id: string) => repository.putIntoOutbox(id, new Date(clock.time + 1)),
    run: (changes: Partial<RunOptions> = {}) => createRun({ ...options, ...changes })(),
    all: () => allIn(stores),
    async stored(id: string) {
      return (await allIn(stores)).find((inquiry) => inquiry.id === id);
    },
  };
}
