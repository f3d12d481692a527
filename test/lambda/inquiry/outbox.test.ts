import { describe, expect, it } from 'vitest';
import { collected } from './inquiry-stores.ts';
import { day, iso, kindsOfStores, second, start, testedStores } from './tested-stores.ts';

describe.each(kindsOfStores)('the outbox in %s', (_, open) => {
  const stores = testedStores(open);
  const { save, only, attempt } = stores;
  const honeypot = { suspect: ['honeypot'] };

  const nextAttempt = new Date(start + 50 * second);

  it('gives one to one of many that claim it, and again when the attempt is over', async () => {
    await save();
    const [entry] = await stores.outbox.entries('unsent');
    if (entry === undefined) throw new Error('empty');
    const claims = await Promise.all(
      Array.from({ length: 10 }, () => stores.outbox.claim(entry, nextAttempt)),
    );
    expect(claims.filter((claim) => claim !== undefined)).toMatchObject([{ id: 'i1', attempts: 1 }]);
    const [retried] = await stores.outbox.entries('unsent');
    expect(retried).toEqual({ ...entry, dueAt: nextAttempt.toISOString() });
    expect(retried && (await stores.outbox.claim(retried, nextAttempt))).toMatchObject({ attempts: 2 });
  });

  it('no longer has what was sent', async () => {
    await save();
    await attempt({ sentAt: new Date(start + 1), messageId: 'm1' });
    expect(await stores.outbox.entries('unsent')).toEqual([]);
    expect(await only()).toEqual({
      ...(await only()),
      notifiedAt: iso(start + 1),
      messageId: 'm1',
      outbox: undefined,
      unsentSince: undefined,
      attempts: 0,
    });
  });

  const minute = 60 * second;
  const refusal = (time: number, isSetAside = false) => ({
    refusedAt: new Date(time),
    dueAt: new Date(time + minute),
    isSetAside,
  });

  it('has what is to be tried alone', async () => {
    await save();
    await attempt({ aloneFrom: new Date(start + minute) });
    expect(await stores.outbox.entries('unsent')).toEqual([
      { id: 'i1', state: 'unsent', unsentSince: iso(start), dueAt: iso(start + minute), isAlone: true },
    ]);
    expect(await only()).toMatchObject({ refusals: 0, firstRefusedAt: undefined });
  });

  it('counts refusals from the first one on, and has what was refused alone', async () => {
    await save();
    for (const time of [start, start + day]) await attempt(refusal(time));
    expect(await only()).toMatchObject({ refusals: 2, firstRefusedAt: iso(start), attempts: 2 });
    expect(await stores.outbox.entries('unsent')).toMatchObject([
      { dueAt: iso(start + day + minute), isAlone: true },
    ]);
  });

  it('has what was refused as new once it came again', async () => {
    await save();
    await attempt(refusal(start));
    expect(await save(start + 2 * day)).toBe('askedAgain');
    expect(await stores.outbox.entries('unsent')).toEqual([
      { id: 'i1', state: 'unsent', unsentSince: iso(start + 2 * day), dueAt: undefined, isAlone: false },
    ]);
    expect(await only()).toMatchObject({ attempts: 0, refusals: 0, firstRefusedAt: undefined });
  });

  it('has what was set aside until it is sent after all', async () => {
    await save();
    await attempt(refusal(start));
    await attempt(refusal(start + 1, true));
    expect(await stores.outbox.entries('unsent')).toEqual([]);
    expect(await stores.outbox.entries('setAside')).toEqual([
      {
        id: 'i1',
        state: 'setAside',
        unsentSince: iso(start),
        dueAt: iso(start + 1 + minute),
        isAlone: false,
      },
    ]);
    expect(await collected(stores.repository.setAsideIds())).toEqual(['i1']);
    await attempt({ aloneFrom: new Date(start + 2) }, 'setAside');
    expect(await only()).toMatchObject({ outbox: 'setAside', refusals: 2, firstRefusedAt: iso(start) });
    await attempt({ sentAt: new Date(start + 3), messageId: 'm1' }, 'setAside');
    expect(await stores.outbox.entries('setAside')).toEqual([]);
    expect(await only()).toMatchObject({ outbox: undefined, refusals: 0, firstRefusedAt: undefined });
  });

  it.each([
    [[], 'unsent'],
    [['fast'], 'unsentMarked'],
  ] as const)('takes in again what was set aside, with the marks %j as %s', async (suspect, state) => {
    await save(start, { suspect });
    await attempt(refusal(start, true), state);
    expect(await stores.repository.putIntoOutbox('i1', new Date(start + 1))).toBe(true);
    expect(await stores.outbox.entries('setAside')).toEqual([]);
    expect(await only()).toMatchObject({
      outbox: state,
      unsentSince: iso(start + 1),
      attempts: 0,
      refusals: 0,
    });
  });

  it('knows of a bounce only while no other email was sent, or is to be sent, about the inquiry', async () => {
    const bounce = (messageId: string) =>
      stores.outbox.recordBounce('i1', messageId, new Date(start + second));
    await bounce('m1');
    expect(await stores.all()).toEqual([]);
    await save();
    await attempt({ sentAt: new Date(start + 1), messageId: 'm1' });
    await bounce('m0');
    expect(await only()).toMatchObject({ bouncedAt: undefined });
    await bounce('m1');
    expect(await only()).toMatchObject({ bouncedAt: iso(start + second), messageId: 'm1' });
    await stores.repository.putIntoOutbox('i1', new Date(start + 1));
    expect(await only()).toMatchObject({ bouncedAt: undefined, messageId: undefined });
  });

  it('knows of a bounce that is reported before the email is recorded as sent', async () => {
    await save();
    const claimed = await attempt();
    await stores.outbox.recordBounce('i1', 'm1', new Date(start + second));
    await stores.outbox.record(claimed, { sentAt: new Date(start + 2), messageId: 'm1' });
    expect(await only()).toMatchObject({ bouncedAt: iso(start + second), notifiedAt: iso(start + 2) });
  });

  it('ignores the result of an attempt if the inquiry was erased or put in again meanwhile', async () => {
    for (const change of ['erase', 'put in again'] as const) {
      await save();
      const claimed = await attempt();
      if (change === 'erase') await stores.repository.erase('i1');
      else await stores.repository.putIntoOutbox('i1', new Date(start + 1));
      await stores.outbox.record(claimed, { sentAt: new Date(start + 2), messageId: 'm1' });
      const left = (await stores.all()).map(({ outbox, notifiedAt }) => [outbox, notifiedAt]);
      expect(left).toEqual(change === 'erase' ? [] : [['unsent', undefined]]);
    }
  });

  it('takes in nothing that does not exist or has expired', async () => {
    await save(start, honeypot);
    const putIn = (id: string, time: number) => stores.repository.putIntoOutbox(id, new Date(time));
    expect(await putIn('i2', start)).toBe(false);
    expect(await putIn('i1', start + 30 * day)).toBe(false);
    expect(await putIn('i1', start + 30 * day - second)).toBe(true);
  });
});
