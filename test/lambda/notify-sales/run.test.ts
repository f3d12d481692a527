import { inspect } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { goodInquiry } from '#test/lambda/submit-inquiry/post-event.ts';
import { throwingTelemetry } from '../recording-telemetry.ts';
import { minute, salesNotifier, start } from './sales-notifier.ts';

const hour = 60 * minute;
const day = 24 * hour;
const down = () => Promise.reject(new Error('down'));

describe('a new inquiry', () => {
  it('is mailed once and leaves the outbox', async () => {
    const notifier = await salesNotifier();
    await notifier.add(['i1']);
    for (let i = 0; i < 3; i += 1) await notifier.run();
    expect(notifier.tried).toMatchObject([{ mail: { replyTo: goodInquiry.email, ids: ['i1'] } }]);
    expect(await notifier.stored('i1')).toEqual({
      ...goodInquiry,
      id: 'i1',
      receivedAt: '2026-11-22T00:00:00.000Z',
      lastReceivedAt: '2026-11-22T00:00:00.000Z',
      expiresAt: (start + 730 * day) / 1000,
      notifiedAt: '2026-11-22T00:00:00.000Z',
      messageId: 'm1',
      bouncedAt: undefined,
      repeatedAt: [],
      suspect: [],
      outbox: undefined,
      unsentSince: undefined,
      attempts: 0,
      firstRefusedAt: undefined,
      refusals: 0,
    });
  });

  it('is not mailed if it filled in the hidden field', async () => {
    const { tried, add, run } = await salesNotifier();
    await add(['i1'], { suspect: ['honeypot'] });
    await run();
    expect(tried).toEqual([]);
  });

  it.each([
    [2, ['i1', 'i3']],
    [1, ['i1', 'i3', 'i4', 'i5', 'i6', 'i7']],
  ])('is not mailed if it is erased first, and %i emails go to the others', async (mails, others) => {
    const { repository, outbox, clock, tried, triedIds, add, run } = await salesNotifier();
    await add([...others, 'i2'].sort());
    const entries: typeof outbox.entries = async (state) => {
      const found = await outbox.entries(state);
      await repository.erase('i2');
      return found;
    };
    await run({ outbox: { ...outbox, entries } });
    expect(triedIds()).toEqual(others);
    expect(tried).toHaveLength(mails);
    // No time passes for an email that is not sent.
    expect(clock.time - start).toBeCloseTo((mails - 1) * 1100);
  });

  it('is not mailed once it has expired', async () => {
    const { clock, tried, add, run } = await salesNotifier();
    await add(['i1']);
    clock.time += 730 * day;
    await run();
    expect(tried).toEqual([]);
  });

  it.each(['sent', 'refused'] as const)('stays erased if it is erased while it is %s', async (result) => {
    const { repository, all, ses, add, run } = await salesNotifier();
    await add(['i1']);
    ses.send = async () => {
      await repository.erase('i1');
      return result;
    };
    await run();
    expect(await all()).toEqual([]);
  });

  it.each(['sent', 'refused'] as const)(
    'is mailed again if it is put in again while it is %s',
    async (result) => {
      const { ses, triedIds, add, putAgain, run, stored } = await salesNotifier();
      await add(['i1']);
      ses.send = async () => {
        await putAgain('i1');
        ses.send = async () => 'sent';
        return result;
      };
      await run();
      expect(await stored('i1')).toMatchObject({ outbox: 'unsent', notifiedAt: undefined });
      await run();
      await run();
      expect(triedIds()).toEqual(['i1', 'i1']);
      expect(await stored('i1')).toMatchObject({ outbox: undefined });
    },
  );

  it('cannot be put in again once it is erased or expired', async () => {
    const { all, triedIds, add, putAgain, run } = await salesNotifier();
    await add(['i1'], { suspect: ['honeypot'], receivedAt: new Date(start - 30 * day) });
    for (const id of ['i1', 'erased']) expect(await putAgain(id)).toBe(false);
    await run();
    expect(triedIds()).toEqual([]);
    expect(await all()).toHaveLength(1);
  });
});

describe('an inquiry that SES refuses', () => {
  it('waits longer each time', async () => {
    const { clock, ses, tried, add, run } = await salesNotifier();
    await add(['i1']);
    ses.send = async () => 'refused';
    for (; clock.time <= start + hour; clock.time += minute) await run();
    const minutes = tried.map(({ time }) => (time - start) / minute);
    expect(minutes).toEqual([0, 1, 3, 7, 14, 28, 43, 58]);
  });

  it('holds up no other', async () => {
    const { clock, ses, triedIds, add, run } = await salesNotifier();
    const refused = ['i1', 'i2', 'i3', 'i4', 'i5'];
    await add(refused);
    ses.send = async ([id = '']) => (refused.includes(id) ? 'refused' : 'sent');
    await run();
    clock.time += hour;
    await add(['i6', 'i7']);
    await run();
    expect(triedIds()).toEqual([...refused, 'i6', 'i7', ...refused]);
  });

  it('is set aside after a day of refusals, and tried once a day while others are mailed', async () => {
    const notifier = await salesNotifier();
    const { clock, ses, tried, metrics, add, run, stored } = notifier;
    await add(['i1']);
    ses.send = async () => 'refused';
    for (; clock.time <= start + 2 * day; clock.time += 15 * minute) await run();
    expect(tried.at(-1)?.time).toBe(start + day);
    expect(metrics.slice(-2)).toEqual([
      ['UnsentAge', 0, 'Seconds'],
      ['SetAside', 1, 'Count'],
    ]);
    ses.send = async ([id]) => (id === 'i1' ? 'refused' : 'sent');
    tried.length = 0;
    for (let i = 0; i < 72; i += 1) {
      clock.time += hour;
      await add([`other${i}`]);
      await run();
    }
    expect(tried.filter(({ ids }) => ids[0] === 'i1')).toHaveLength(3);
    expect(await stored('i1')).toMatchObject({ outbox: 'setAside', refusals: 97 + 3 });
  });

  it('comes back by itself once another one is mailed, many as digests', async () => {
    const { clock, ses, tried, add, all, run } = await salesNotifier();
    const ids = Array.from({ length: 60 }, (_, i) => `i${100 + i}`);
    await add(ids);
    ses.send = async () => 'refused';
    for (let i = 0; i < 30 * 60; i += 1) {
      await run();
      clock.time += minute;
    }
    expect(new Set((await all()).map(({ outbox }) => outbox))).toEqual(new Set(['setAside']));
    ses.send = async () => 'sent';
    tried.length = 0;
    await run();
    expect(tried).toEqual([]);
    await add(['new']);
    await run();
    expect(tried.map((mail) => mail.ids.length)).toEqual([1, 50, 10]);
    expect((await all()).filter(({ outbox }) => outbox !== undefined)).toEqual([]);
  });

  it.each([
    ['an outage', 0, 1],
    ['an outage after a first refusal', 1, 1],
    ['an outage between refusals of hours', 20, 20],
  ])('is not set aside by %s of 25 hours', async (_, before, afterward) => {
    const { clock, ses, add, run, stored } = await salesNotifier();
    await add(['i1']);
    const pass = async (result: () => Promise<'refused'>, count: number) => {
      ses.send = result;
      for (let i = 0; i < count; i += 1) {
        await run().catch(() => undefined);
        clock.time += 15 * minute;
      }
    };
    await pass(async () => 'refused', before);
    await pass(down, 100);
    await pass(async () => 'refused', afterward);
    expect(await stored('i1')).toMatchObject({ outbox: 'unsent', refusals: before + afterward });
  });

  it('is not set aside by the time for which it waited before there was anybody to notify', async () => {
    const { clock, ses, add, run, stored } = await salesNotifier();
    await add(['i1']);
    clock.time += 30 * day;
    ses.send = async () => 'refused';
    for (let i = 0; i < 23 * 60; i += 1) {
      await run();
      clock.time += minute;
    }
    expect(await stored('i1')).toMatchObject({ outbox: 'unsent' });
  });
});

describe('telemetry', () => {
  it('has the age of the oldest unsent inquiry and the number set aside, in every run', async () => {
    const { clock, ses, metrics, add, run } = await salesNotifier();
    await run();
    await add(['i1']);
    clock.time += minute;
    await add(['i2']);
    ses.send = down;
    await expect(run()).rejects.toThrow();
    clock.time = start - hour;
    ses.send = async () => 'sent';
    await run();
    expect(metrics).toEqual(
      [0, 60, 0].flatMap((age) => [
        ['UnsentAge', age, 'Seconds'],
        ['SetAside', 0, 'Count'],
      ]),
    );
  });

  it('that fails changes nothing', async () => {
    vi.spyOn(process, 'emitWarning').mockReturnValue();
    const { ses, triedIds, add, run, stored } = await salesNotifier();
    await add(['i1', 'i2', 'i3']);
    ses.send = async ([id]) => (id === 'i1' ? 'refused' : id === 'i2' ? 'sent' : down());
    await expect(run({ telemetry: throwingTelemetry })).rejects.toThrow();
    expect(triedIds()).toEqual(['i1', 'i2', 'i3']);
    expect(await stored('i1')).toMatchObject({ outbox: 'unsent', attempts: 1 });
    expect(await stored('i2')).toMatchObject({ outbox: undefined });
  });

  it('and errors hold nothing of an inquiry', async () => {
    const { lines, ses, add, run } = await salesNotifier();
    const canaries = Object.fromEntries(Object.keys(goodInquiry).map((field) => [field, `canary-${field}`]));
    await add(['i1', 'i2', 'i3'], canaries);
    ses.send = async ([id]) => {
      if (id === 'i3') throw Object.assign(new Error('canary', { cause: 'canary' }), { canaries });
      return id === 'i1' ? 'refused' : 'sent';
    };
    const error = await run().catch((thrown: unknown) => thrown);
    expect(lines).toEqual([
      'refused {"ids":["i1"]}',
      'sent {"ids":["i2"],"messageId":"m2"}',
      expect.stringMatching(/^failed \{"ids":\["i3"\],"failure":"Error"/),
    ]);
    // The Lambda runtime logs whatever is thrown, with all its properties.
    expect(inspect([lines, error], { depth: null })).not.toContain('canary');
  });
});
