import { expect, it } from 'vitest';
import { minute, salesNotifier, second, start } from './sales-notifier.ts';

type Clock = Awaited<ReturnType<typeof salesNotifier>>['clock'];

/** What SES does with an email for ten minutes. `accept` counts an email that it delivers. */
const outages: Readonly<Record<string, (accept: () => 'sent', clock: Clock) => 'sent' | 'refused'>> = {
  answers: (accept) => accept(),
  fails: () => {
    throw new Error('down');
  },
  refuses: () => 'refused',
  hangs: (_, clock) => {
    clock.time += 8 * second;
    throw new Error('TimeoutError');
  },
  'loses the first response': (accept, clock) => {
    if (clock.time === start) {
      accept();
      throw new Error('TimeoutError');
    }
    return accept();
  },
  'loses every response': (accept, clock) => {
    accept();
    clock.time += 8 * second;
    throw new Error('TimeoutError');
  },
};

it.each([
  ['answers', 4, 1],
  ['fails', 4, 1],
  ['refuses', 4, 1],
  ['hangs', 4, 1],
  // Whether an email was sent is not known, so it is sent again, by each run at most two.
  ['loses the first response', 5, 2],
  ['loses every response', 24, 6],
])('if SES %s for ten minutes, four inquiries get %i emails, and one at most %i', async (name, all, most) => {
  const { add, run, clock, ses, stored } = await salesNotifier();
  const ids = ['i1', 'i2', 'i3', 'i4'];
  const mails = new Map<string, number>();
  const accept = (sent: readonly string[]) => {
    for (const id of sent) mails.set(id, (mails.get(id) ?? 0) + 1);
    return 'sent' as const;
  };
  ses.send = async (sent) => {
    const outage = clock.time - start < 10 * minute ? outages[name] : undefined;
    return outage ? outage(() => accept(sent), clock) : accept(sent);
  };
  await add(ids);
  for (let i = 0; i < 15; i += 1) {
    clock.time = Math.max(clock.time, start + i * minute);
    await run().catch(() => undefined);
  }
  const counts = ids.map((id) => mails.get(id) ?? 0);
  for (const id of ids) expect(await stored(id)).toMatchObject({ outbox: undefined });
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
  expect(counts.reduce((sum, count) => sum + count)).toBe(all);
  expect(Math.max(...counts)).toBe(most);
});
