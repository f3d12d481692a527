import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minute, salesNotifier, second, start } from './sales-notifier.ts';

const hour = 60 * minute;
const down = () => Promise.reject(new Error('down'));
const never = () => new Promise<void>(() => undefined);

describe('an outage', () => {
  it('fails the run, and the inquiry is tried again after 50 seconds', async () => {
    const { clock, ses, tried, add, run, stored } = await salesNotifier();
    await add(['i1']);
    ses.send = down;
    await expect(run()).rejects.toThrow();
    expect(await stored('i1')).toMatchObject({ outbox: 'unsent', attempts: 1 });
    ses.send = async () => 'sent';
    clock.time += 50 * second - 1;
    await run();
    expect(tried).toHaveLength(1);
    clock.time += 1;
    await run();
    expect(tried).toHaveLength(2);
    expect(await stored('i1')).toMatchObject({ outbox: undefined });
  });

  it('of one inquiry holds up no other, new or old', async () => {
    const notifier = await salesNotifier();
    const { clock, ses, add, run } = notifier;
    const others = Array.from({ length: 8 }, (_, i) => `i${i + 1}`);
    await add(['i0', ...others]);
    ses.send = down;
    for (let i = 0; i < 9; i += 1) {
      await expect(run()).rejects.toThrow();
      clock.time += minute;
    }
    const sent: string[] = [];
    ses.send = async (ids) => {
      if (ids.includes('i0')) return down();
      sent.push(...ids);
      return 'sent';
    };
    await add(['new']);
    await run().catch(() => undefined);
    expect(sent[0]).toBe('new');
    for (let i = 0; i < 6; i += 1) {
      clock.time += minute;
      await run().catch(() => undefined);
    }
    expect(sent.sort()).toEqual([...others, 'new']);
  });

  it('of any two inquiries holds up none that is marked', async () => {
    const { clock, ses, triedIds, add, run, stored } = await salesNotifier();
    await add(['bad1', 'bad2']);
    await add(['marked'], { suspect: ['fast'] });
    ses.send = async ([id = '']) => (id.startsWith('bad') ? down() : 'sent');
    await expect(run()).rejects.toThrow();
    expect(triedIds()).toEqual(['bad1', 'bad2', 'marked']);
    clock.time += minute;
    await add(['marked2'], { suspect: ['fast'] });
    await expect(run()).rejects.toThrow();
    expect(await stored('marked2')).toMatchObject({ outbox: undefined });
  });

  it('of two days, after which a digest is refused, sets aside none that was not tried alone', async () => {
    const { clock, ses, triedIds, add, run, stored } = await salesNotifier();
    const ids = Array.from({ length: 8 }, (_, i) => `i${i}`);
    await add(ids);
    ses.send = down;
    for (let i = 0; i < 48; i += 1) {
      await expect(run()).rejects.toThrow();
      clock.time += hour;
    }
    ses.send = async (mailed) => (mailed.length > 1 ? 'refused' : 'sent');
    for (let i = 0; i < 3; i += 1) {
      await run();
      clock.time += hour;
    }
    expect(triedIds().length).toBeGreaterThan(10 * ids.length);
    for (const id of ids) expect(await stored(id)).toMatchObject({ notifiedAt: expect.any(String) });
  });

  it('of the store fails the run, before any email if nothing can be claimed', async () => {
    const notifier = await salesNotifier();
    await notifier.add(['i1']);
    for (const part of ['entries', 'claim'] as const)
      await expect(notifier.run({ outbox: { ...notifier.outbox, [part]: down } })).rejects.toThrow();
    expect(notifier.tried).toEqual([]);
  });
});

describe('one inquiry that cannot be claimed or recorded', () => {
  it.each([3, 80])('is named in the log, and holds up none of %i others', async (count) => {
    const { outbox, lines, tried, add, run } = await salesNotifier();
    const others = Array.from({ length: count }, (_, i) => `i${100 + i}`);
    await add(['bad', ...others]);
    const claim: typeof outbox.claim = (entry, next) =>
      entry.id === 'bad' ? down() : outbox.claim(entry, next);
    await expect(run({ outbox: { ...outbox, claim } })).rejects.toThrow();
    expect(lines[0]).toMatch(/^failed \{"ids":\["bad"\]/);
    expect(tried.flatMap(({ ids }) => ids)).toEqual(others);
  });

  it('is mailed again alone, and the others of its email are not', async () => {
    const { clock, outbox, triedIds, add, run } = await salesNotifier();
    const ids = Array.from({ length: 120 }, (_, i) => `i${100 + i}`);
    await add(ids);
    const record: typeof outbox.record = (inquiry, result) =>
      Number(inquiry.id.slice(1)) % 10 === 0 ? down() : outbox.record(inquiry, result);
    await expect(run({ outbox: { ...outbox, record } })).rejects.toThrow();
    expect(triedIds()).toEqual(ids);
    clock.time += minute;
    await run();
    expect(triedIds().slice(ids.length)).toEqual(ids.filter((id) => id.endsWith('0')));
  });

  it.each(['unsentMarked', 'setAside'])('is not even looked for if %s cannot be read', async (state) => {
    const { outbox, metrics, triedIds, add, run } = await salesNotifier();
    await add(['i1']);
    const entries: typeof outbox.entries = (read) => (read === state ? down() : outbox.entries(read));
    await expect(run({ outbox: { ...outbox, entries } })).rejects.toThrow();
    expect(triedIds()).toEqual(['i1']);
    expect(metrics.map(([name]) => name)).toEqual([state === 'setAside' ? 'UnsentAge' : 'SetAside']);
  });

  it.each([0.01, 0.05, 0.1])('is mailed within minutes if %d of all claims fail', async (rate) => {
    const { clock, outbox, triedIds, add, run } = await salesNotifier();
    const ids = Array.from({ length: 600 }, (_, i) => `i${1000 + i}`);
    await add(ids);
    let claims = 0;
    const claim: typeof outbox.claim = (entry, next) =>
      ++claims % (1 / rate) === 0 ? down() : outbox.claim(entry, next);
    for (let i = 0; i < 10; i += 1) {
      await run({ outbox: { ...outbox, claim } }).catch(() => undefined);
      clock.time += minute;
    }
    expect(triedIds().sort()).toEqual(ids);
  });
});

describe('at least once', () => {
  it('two runs at the same time mail each inquiry once', async () => {
    for (const count of [5, 12]) {
      const notifier = await salesNotifier();
      const ids = Array.from({ length: count }, (_, i) => `i${100 + i}`);
      await notifier.add(ids);
      await Promise.all([notifier.run(), notifier.run()]);
      expect(notifier.tried.flatMap((mail) => mail.ids).sort()).toEqual(ids);
    }
  });

  it.each([
    ['the run is killed', never],
    ['the store fails', down],
  ])('a mail is repeated after 50 seconds if %s before it is recorded', async (_, failure) => {
    const notifier = await salesNotifier();
    const { clock, outbox, run } = notifier;
    await notifier.add(['i1']);
    await new Promise<void>((reached) => {
      const record = () => {
        reached();
        return failure();
      };
      run({ outbox: { ...outbox, record } }).catch(() => undefined);
    });
    for (const expected of [1, 2, 2]) {
      clock.time += 49 * second;
      await run();
      expect(notifier.tried).toHaveLength(expected);
    }
  });

  it.each([hour, -hour])('a clock that is %i ms off for a while holds up nothing', async (off) => {
    const { clock, ses, tried, add, run, stored } = await salesNotifier();
    clock.time += off;
    await add(['i1', 'i2']);
    ses.send = async ([id]) => (id === 'i1' ? 'refused' : down());
    await expect(run()).rejects.toThrow();
    ses.send = async () => 'sent';
    clock.time = start + minute;
    await add(['i3']);
    await run();
    expect(tried.slice(2).map(({ ids }) => ids[0])).toEqual(['i3', 'i2', 'i1']);
    for (const id of ['i1', 'i2', 'i3']) expect(await stored(id)).toMatchObject({ outbox: undefined });
  });
});

const step = fc.record({
  /** Inquiries that arrive before the run. */
  arrive: fc.integer({ min: 0, max: 8 }),
  minutes: fc.constantFrom(1, 1, 1, 2, 20, 60, -60),
  /** What happens to the emails and to the records of the run. */
  ses: fc.constantFrom('sent', 'sent', 'sent', 'refused', 'down'),
  records: fc.constantFrom('kept', 'kept', 'lost', 'killed'),
  overlaps: fc.boolean(),
});

it('whatever fails, each inquiry is mailed, and again only if its mail was not recorded', async () => {
  const steps = fc.array(step, { minLength: 3, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(steps, async (series) => {
      const { all, outbox, clock, ses, add, run } = await salesNotifier();
      const sent: string[] = [];
      const unrecorded: string[] = [];
      let arrived = 0;
      for (const { arrive, minutes, records, overlaps, ...failure } of series) {
        const ids = Array.from({ length: arrive }, () => `i${100 + arrived++}`);
        await add(ids);
        ses.send = async (mailed) => {
          if (failure.ses === 'down') return down();
          if (failure.ses === 'sent') sent.push(...mailed);
          return failure.ses === 'sent' ? 'sent' : 'refused';
        };
        const other = overlaps ? run().catch(() => undefined) : undefined;
        await new Promise<void>((ended) => {
          const record: typeof outbox.record = async (inquiry, result) => {
            if (records === 'kept') return outbox.record(inquiry, result);
            if (failure.ses === 'sent') unrecorded.push(inquiry.id);
            ended();
            return records === 'lost' ? down() : never();
          };
          run({ outbox: { ...outbox, record } }).then(ended, () => ended());
        });
        await other;
        clock.time += minutes * minute;
      }
      ses.send = async (mailed) => {
        sent.push(...mailed);
        return 'sent';
      };
      for (let i = 0; i < arrived / 5 + 4; i += 1) {
        clock.time += 15 * minute;
        await run();
      }
      const ids = Array.from({ length: arrived }, (_, i) => `i${100 + i}`);
      expect([...sent].sort()).toEqual([...ids, ...unrecorded].sort());
      const states = (await all()).map(({ outbox: state }) => state);
      expect(states).toEqual(ids.map(() => undefined));
    }),
    { numRuns: 8 },
  );
});
