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
    const [entry] = await stores.outbox.unsent();
    if (entry === undefined) throw new Error('empty');
    const claims = await Promise.all(
      Array.from({ length: 10 }, () => stores.outbox.claim(entry, nextAttempt)),
    );
    expect(claims.filter((claim) => claim !== undefined)).toMatchObject([{ id: 'i1', attempts: 1 }]);
    const [retried] = await stores.outbox.unsent();
    expect(retried).toEqual({ ...entry, dueAt: nextAttempt.toISOString() });
    expect(retried && (await stores.outbox.claim(retried, nextAttempt))).toMatchObject({ attempts: 2 });
  });

  it('no longer has what was sent', async () => {
    await save();
    await attempt({ sentAt: new Date(start + 1) });
    expect(await stores.outbox.unsent()).toEqual([]);
    expect(await only()).toEqual({
      ...(await only()),
      notifiedAt: iso(start + 1),
      outbox: undefined,
      unsentSince: undefined,
      attempts: 0,
    });
  });

  it('has what was refused, for an email of its own', async () => {
    await save();
    await attempt({ aloneFrom: new Date(start + 60 * second) });
    expect(await stores.outbox.unsent()).toEqual([
      { id: 'i1', unsentSince: iso(start), dueAt: iso(start + 60 * second), isAlone: true },
    ]);
  });

  it('has what was refused as new once it came again', async () => {
    await save();
    await attempt({ aloneFrom: new Date(start + 60 * second) });
    expect(await save(start + 2 * day)).toBe('askedAgain');
    expect(await stores.outbox.unsent()).toEqual([
      { id: 'i1', unsentSince: iso(start + 2 * day), dueAt: undefined, isAlone: false },
    ]);
    expect(await only()).toMatchObject({ attempts: 0 });
  });

  it('counts what was set aside, until it is put in again', async () => {
    await save();
    await attempt('setAside');
    expect(await stores.outbox.unsent()).toEqual([]);
    expect(await stores.outbox.countSetAside()).toBe(1);
    expect(await collected(stores.repository.setAsideIds())).toEqual(['i1']);
    expect(await only()).toMatchObject({ outbox: 'setAside', unsentSince: iso(start), attempts: 1 });
    expect(await stores.repository.putIntoOutbox('i1', new Date(start + 1))).toBe(true);
    expect(await stores.outbox.countSetAside()).toBe(0);
    expect(await only()).toMatchObject({ outbox: 'unsent', unsentSince: iso(start + 1), attempts: 0 });
  });

  it('ignores the result of an attempt if the inquiry was erased or put in again meanwhile', async () => {
    for (const change of ['erase', 'put in again'] as const) {
      await save();
      const claimed = await attempt();
      if (change === 'erase') await stores.repository.erase('i1');
      else await stores.repository.putIntoOutbox('i1', new Date(start + 1));
      await stores.outbox.record(claimed, { sentAt: new Date(start + 2) });
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
