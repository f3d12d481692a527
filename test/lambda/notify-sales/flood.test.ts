import { describe, expect, it } from 'vitest';
import type { Outbox, OutboxEntry } from '#lambda/inquiry/outbox.ts';
import { minute, salesNotifier, second, start, storedInquiry } from './sales-notifier.ts';

const state = 'unsent';
const idsOf = (count: number) => Array.from({ length: count }, (_, i) => `i${1000 + i}`);

/** The notifier with an outbox in memory: the table's own behavior does not matter here. */
async function flood() {
  const notifier = await salesNotifier();
  const entries = new Map<string, OutboxEntry>();
  const outbox: Outbox = {
    entries: async (state) => [...entries.values()].filter((entry) => entry.state === state),
    claim: async ({ id, unsentSince }) => ({ ...storedInquiry, id, unsentSince }),
    async record({ id, unsentSince = '' }, result) {
      if (typeof result === 'object' && 'aloneFrom' in result)
        entries.set(id, { id, state, unsentSince, dueAt: result.aloneFrom.toISOString(), isAlone: true });
      else entries.delete(id);
    },
    recordBounce: async () => undefined,
  };
  return {
    ...notifier,
    entries,
    add(ids: readonly string[], dueAt?: string) {
      const unsentSince = new Date(start).toISOString();
      for (const id of ids) entries.set(id, { id, state, unsentSince, dueAt, isAlone: false });
    },
    run: () => notifier.run({ outbox }),
  };
}

describe('many inquiries in a run', () => {
  it.each([
    [5, [1, 1, 1, 1, 1]],
    [6, [6]],
    [51, [50, 1]],
    [120, [50, 50, 20]],
  ])('%i are mailed as %j, oldest first', async (count, sizes) => {
    const { tried, add, run } = await flood();
    add(idsOf(count));
    await run();
    expect(tried.map(({ ids }) => ids.length)).toEqual(sizes);
    expect(tried.flatMap(({ ids }) => ids)).toEqual(idsOf(count));
  });

  it('are mailed without a mark first, and none counts as mailed that is in no email', async () => {
    const { clock, tried, triedIds, add, all, run } = await salesNotifier();
    const marked = idsOf(1500);
    await add(marked, { suspect: ['program'] });
    clock.time += 2 * second;
    await add(['real']);
    await run();
    expect(tried.map(({ ids }) => ids.length)).toEqual([1, ...Array(10).fill(50)]);
    expect(triedIds()).toEqual(['real', ...marked.slice(0, 500)]);
    const mailed = (await all()).filter(({ notifiedAt }) => notifiedAt !== undefined);
    expect(mailed.map(({ id }) => id).sort()).toEqual(triedIds().sort());
  });

  it('that were refused together are mailed one by one, at most five in a run', async () => {
    const { clock, ses, tried, add, run } = await salesNotifier();
    await add(idsOf(8));
    ses.send = async () => 'refused';
    await run();
    ses.send = async () => 'sent';
    for (let i = 1; i <= 3; i += 1) {
      clock.time = start + 5 * i * minute;
      await run();
    }
    const [first, ...later] = tried.map(({ ids }) => ids);
    expect(first).toEqual(idsOf(8));
    expect(later.map((ids) => ids.length)).toEqual(Array(8).fill(1));
    expect(later.flat().sort()).toEqual(idsOf(8));
    expect(tried.filter(({ time }) => time < start + 10 * minute)).toHaveLength(1 + 5);
  });

  it('are still mailed together after an outage, except for two that show that it is over', async () => {
    const { all, clock, ses, tried, add, run } = await salesNotifier();
    const ids = idsOf(200);
    await add(ids);
    ses.send = () => Promise.reject(new Error('down'));
    for (let i = 0; i < 12; i += 1) {
      await expect(run()).rejects.toThrow();
      clock.time += minute;
    }
    tried.length = 0;
    ses.send = async () => 'sent';
    await run();
    expect(tried.map((mail) => mail.ids.length)).toEqual([1, 1, 50, 50, 50, 48]);
    expect((await all()).filter(({ outbox }) => outbox !== undefined)).toEqual([]);
  });

  it('are mailed alone if one of them makes their mail fail, which holds up no other', async () => {
    const { clock, ses, tried, add, run } = await salesNotifier();
    const [bad = '', ...others] = idsOf(30);
    await add([...others.slice(0, 9), bad, ...others.slice(9)]);
    const sent: string[] = [];
    ses.send = async (ids) => {
      if (ids.includes(bad)) throw new Error('of this inquiry alone');
      sent.push(...ids);
      return 'sent';
    };
    for (let i = 0; i < 12; i += 1) {
      await run().catch(() => undefined);
      clock.time += minute;
    }
    expect(sent.sort()).toEqual(others);
    expect(tried.at(-1)?.ids).toEqual([bad]);
  });

  it('are mailed alone in the next run if their mail failed while another was sent', async () => {
    const { clock, ses, tried, add, run } = await flood();
    add(idsOf(60));
    ses.send = async (ids) => (ids.includes('i1055') ? Promise.reject(new Error('down')) : 'sent');
    await expect(run()).rejects.toThrow();
    clock.time += minute;
    ses.send = async () => 'sent';
    await run();
    expect(tried.map(({ ids }) => ids.length)).toEqual([50, 10, 1, 1, 1, 1, 1]);
  });

  it('that are 1,000 in ten minutes need at most 30 emails, at one run a minute', async () => {
    const { clock, tried, add, run } = await flood();
    const ids = idsOf(1000);
    // More in some minutes than in others.
    const arrived = [0, 30, 251, 252, 300, 401, 577, 700, 855, 1000];
    for (const [i, count] of arrived.entries()) {
      clock.time = start + (i + 1) * minute;
      add(ids.slice(arrived[i - 1], count));
      await run();
    }
    expect(tried.length).toBeLessThanOrEqual(30);
    expect(tried.flatMap((mail) => mail.ids)).toEqual(ids);
  });
});

describe('the pace of a run', () => {
  it.each([0, 0.4, 2, 4, 5, 9, 40])(
    'has 1.1 s between emails and starts none after 36 s, if an email takes %d s',
    async (seconds) => {
      const { clock, ses, tried, add, run } = await flood();
      const ids = idsOf(600);
      add(ids.slice(10));
      // Tried before.
      add(ids.slice(0, 10), new Date(start).toISOString());
      let ended = Number.NEGATIVE_INFINITY;
      ses.send = async () => {
        expect(clock.time - ended).toBeGreaterThanOrEqual(1.1 * second);
        ended = clock.time += seconds * second;
        return 'sent';
      };
      await run();
      expect(Math.max(...tried.map(({ time }) => time - start))).toBeLessThanOrEqual(36 * second);
      // Ten digests; of those tried before, two alone and a digest, unless there is no time.
      const possible = Math.floor(36 / (seconds + 1.1)) + 1;
      expect(tried).toHaveLength(Math.min(10 + 2 + 1, possible));
    },
  );

  it('survives a clock that jumps ahead during a run', async () => {
    const { clock, ses, tried, add, run } = await flood();
    add(idsOf(5));
    ses.send = async () => {
      clock.time += 60 * minute;
      return 'sent';
    };
    for (let i = 1; i <= 5; i += 1) {
      await run();
      expect(tried).toHaveLength(i);
    }
  });
});
