import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AttemptResult } from '#lambda/inquiry/outbox.ts';
import type { NewInquiry, StoredInquiry } from '#lambda/inquiry/stored-inquiry.ts';
import { goodInquiry } from '../submit-inquiry/post-event.ts';
import {
  allIn,
  collected,
  dynamoStores,
  type InquiryStores,
  idsIn,
  newInquiry,
  retentionDays,
  sqliteStores,
} from './inquiry-stores.ts';

const start = Date.parse('2026-11-22T00:00:00.123Z');
const second = 1000;
const day = 24 * 60 * 60 * second;
const iso = (time: number) => new Date(time).toISOString();
const secondsAfter = (time: number, days: number) => Math.floor((time + days * day) / second);

describe.each([
  ['DynamoDB', dynamoStores],
  ['SQLite', async () => sqliteStores()],
])('inquiries in %s', (_, open) => {
  let stores: InquiryStores;

  beforeAll(async () => {
    stores = await open();
  });
  afterEach(async () => {
    for (const { id } of await allIn(stores)) await stores.repository.erase(id);
  });
  afterAll(() => stores.close());

  const save = (time = start, changes: Partial<NewInquiry> = {}) =>
    stores.store.save(newInquiry({ receivedAt: new Date(time), ...changes }));
  const honeypot = { suspect: ['honeypot'] };

  async function only(): Promise<StoredInquiry> {
    const [inquiry, ...others] = await allIn(stores);
    if (inquiry === undefined || others.length > 0) throw new Error(`${others.length} other inquiries`);
    return inquiry;
  }

  /** Takes the only inquiry out of the outbox. */
  async function attempt(result: AttemptResult): Promise<void> {
    const [entry] = await stores.outbox.unsent();
    const claimed = entry && (await stores.outbox.claim(entry, new Date(start + 50 * second)));
    if (claimed === undefined) throw new Error('nothing to claim');
    await stores.outbox.record(claimed, result);
  }

  const fresh: StoredInquiry = {
    ...goodInquiry,
    id: 'i1',
    receivedAt: iso(start),
    lastReceivedAt: iso(start),
    repeatedAt: [],
    pagePath: '/contact-us',
    suspect: ['links'],
    expiresAt: secondsAfter(start, retentionDays),
    notifiedAt: undefined,
    outbox: 'unsent',
    unsentSince: iso(start),
    attempts: 0,
  };

  it('a new one is stored in the outbox, with all its content', async () => {
    expect(await save(start, { pagePath: '/contact-us', suspect: ['links'] })).toBe('stored');
    expect(await only()).toEqual(fresh);
    expect(await stores.repository.find('i1', new Date(start))).toEqual(fresh);
    const entry = { id: 'i1', unsentSince: iso(start), dueAt: undefined, isAlone: false };
    expect(await stores.outbox.unsent()).toEqual([entry]);
  });

  it('the same one changes nothing within 24 hours', async () => {
    await save();
    const stored = await only();
    for (const time of [start, start + day, start - day]) {
      const changes = { comment: 'other', pagePath: '/', suspect: ['links'] };
      expect(await save(time, changes)).toBe('repeat');
    }
    expect(await only()).toEqual(stored);
  });

  it('the same one is recorded after 24 hours, and goes into the outbox again', async () => {
    await save(start, { pagePath: '/' });
    await attempt({ sentAt: new Date(start + 1) });
    const later = start + day + 1;
    const changes = { email: 'ASHA@example.com', pagePath: '/contact-us', suspect: ['links'] };
    expect(await save(later, changes)).toBe('askedAgain');
    // The 24 hours start again with each repeat that is recorded.
    expect(await save(later + day)).toBe('repeat');
    const latest = later + day + 1;
    expect(await save(latest, changes)).toBe('askedAgain');
    expect(await only()).toEqual({
      ...fresh,
      email: changes.email,
      pagePath: '/',
      lastReceivedAt: iso(latest),
      repeatedAt: [iso(later), iso(latest)],
      expiresAt: secondsAfter(latest, retentionDays),
      unsentSince: iso(latest),
    });
  });

  it('the same one has the page of the first that was known, and the marks of the last', async () => {
    await save(start, { suspect: ['fast'] });
    await save(start + 2 * day, { pagePath: '/contact-us' });
    await save(start + 4 * day, { pagePath: '/', suspect: [] });
    expect(await only()).toMatchObject({ pagePath: '/contact-us', suspect: [] });
  });

  it('one that comes 30 times at once is stored once, and recorded once if it does so again', async () => {
    const save30 = async (time: number) =>
      (await Promise.all(Array.from({ length: 30 }, () => save(time)))).sort();
    expect(await save30(start)).toEqual([...Array(29).fill('repeat'), 'stored']);
    expect(await save30(start + 2 * day)).toEqual(['askedAgain', ...Array(29).fill('repeat')]);
    expect((await only()).repeatedAt).toEqual([iso(start + 2 * day)]);
  });

  describe('one that fills in the hidden field', () => {
    it('is stored for 30 days, out of the outbox', async () => {
      expect(await save(start, honeypot)).toBe('stored');
      expect(await only()).toMatchObject({
        ...honeypot,
        outbox: undefined,
        unsentSince: undefined,
        expiresAt: secondsAfter(start, 30),
      });
      expect(await stores.outbox.unsent()).toEqual([]);
    });

    it('becomes an ordinary one when it comes without', async () => {
      await save(start, honeypot);
      expect(await save(start + 1)).toBe('askedAgain');
      expect(await only()).toMatchObject({
        suspect: [],
        outbox: 'unsent',
        expiresAt: secondsAfter(start + 1, retentionDays),
      });
    });

    it('changes nothing in an ordinary one, however late', async () => {
      await save();
      const stored = await only();
      expect(await save(start + 40 * day, honeypot)).toBe('repeat');
      expect(await only()).toEqual(stored);
    });

    it('never hides an ordinary one that comes at the same time', async () => {
      await Promise.all(Array.from({ length: 30 }, (_, i) => save(start, i % 2 === 0 ? honeypot : {})));
      expect(await only()).toMatchObject({ suspect: [], outbox: 'unsent' });
    });
  });

  describe('the outbox', () => {
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
        const [entry] = await stores.outbox.unsent();
        const claimed = entry && (await stores.outbox.claim(entry, nextAttempt));
        if (claimed === undefined) throw new Error('nothing to claim');
        if (change === 'erase') await stores.repository.erase('i1');
        else await stores.repository.putIntoOutbox('i1', new Date(start + 1));
        await stores.outbox.record(claimed, { sentAt: new Date(start + 2) });
        const left = (await allIn(stores)).map(({ outbox, notifiedAt }) => [outbox, notifiedAt]);
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

  describe('the list', () => {
    const now = new Date(start + 100 * day);

    it('has the latest activity first, a repeat included, page after page', async () => {
      for (let i = 0; i < 5; i += 1) await save(start + i, { id: `i${i}` });
      await save(start + 2 * day, { id: 'i1' });
      const all = ['i1', 'i4', 'i3', 'i2', 'i0'];
      expect(await idsIn(stores.repository.list({ now }))).toEqual(all);
      expect(await idsIn(stores.repository.all(now))).toEqual(all);
      for (const [i, id] of all.entries()) {
        const before = await stores.repository.find(id, now);
        expect(await idsIn(stores.repository.list({ now, before }))).toEqual(all.slice(i + 1));
      }
    });

    it('has those of the same moment once each, on every page', async () => {
      const ids = Array.from({ length: 130 }, (_, i) => `i${i}`);
      await Promise.all(ids.map((id) => save(start, { id })));
      const listed = await collected(stores.repository.list({ now }));
      expect(listed.map(({ id }) => id).sort()).toEqual(ids.sort());
      const rest = await collected(stores.repository.list({ now, before: listed[59] }));
      expect(rest).toEqual(listed.slice(60));
    });

    it('has one that arrived while the clock was ahead, and none that has expired', async () => {
      await save(now.getTime() + day, { id: 'ahead' });
      await save(start, { id: 'expired', ...honeypot });
      expect(await idsIn(stores.repository.list({ now }))).toEqual(['ahead']);
      expect(await idsIn(stores.repository.all(now))).toEqual(['ahead']);
      expect(await stores.repository.find('expired', now)).toBeUndefined();
      expect((await allIn(stores)).length).toBe(2);
    });

    it('of the unsent has what was set aside first, the latest of each first', async () => {
      for (let i = 0; i < 6; i += 1) await save(start + i, { id: `i${i}` });
      const entries = await stores.outbox.unsent();
      expect(entries.map(({ id }) => id)).toEqual(['i0', 'i1', 'i2', 'i3', 'i4', 'i5']);
      const results: AttemptResult[] = [{ sentAt: now }, 'setAside', 'setAside'];
      for (const [i, result] of results.entries()) {
        const entry = entries[i + 2];
        const claimed = entry && (await stores.outbox.claim(entry, now));
        if (claimed) await stores.outbox.record(claimed, result);
      }
      const all = ['i4', 'i3', 'i5', 'i1', 'i0'];
      expect(await idsIn(stores.repository.listUnsent({ now }))).toEqual(all);
      for (const [i, id] of all.entries()) {
        const before = await stores.repository.find(id, now);
        expect(await idsIn(stores.repository.listUnsent({ now, before }))).toEqual(all.slice(i + 1));
      }
    });
  });

  it('all of an address are found, expired ones included, however it is written', async () => {
    await save(start, { id: 'i1', email: 'Åsha@Example.com' });
    await save(start, { id: 'i2', email: 'åsha@example.com', ...honeypot });
    await save(start, { id: 'i3', email: 'zoe@example.com' });
    expect((await stores.repository.idsOf('A\u030aSHA@example.COM')).sort()).toEqual(['i1', 'i2']);
    expect(await stores.repository.idsOf('sha@example.com')).toEqual([]);
    await stores.repository.erase('i1');
    expect(await stores.repository.idsOf('åsha@example.com')).toEqual(['i2']);
    expect(await stores.repository.removeTraces()).toBe(true);
  });

  it('the status of one says whether it was mailed', async () => {
    expect(await stores.repository.status('i1')).toBeUndefined();
    await save();
    expect((await stores.repository.status('i1'))?.notifiedAt).toBeUndefined();
    await attempt({ sentAt: new Date(start + 1) });
    expect((await stores.repository.status('i1'))?.notifiedAt).toBe(iso(start + 1));
  });
});

const id = fc.constantFrom('i1', 'i2', 'i3');
const text = fc.string({ unit: 'binary', maxLength: 20 });
/** Marks of every kind, an empty list most often. */
const suspect = fc.constantFrom([], [], ['links'], ['honeypot'], ['honeypot', 'links']);
const operation = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ save: id, comment: text, suspect, pagePath: fc.option(text, { nil: undefined }) }),
  },
  { weight: 4, arbitrary: fc.record({ claim: id }) },
  { weight: 4, arbitrary: fc.record({ record: fc.constantFrom('sent', 'alone', 'setAside') }) },
  fc.record({ putIn: id }),
  fc.record({ erase: id }),
  {
    weight: 3,
    arbitrary: fc.record({
      pass: fc.constantFrom(second, 60 * second, day, day + 1, 31 * day, -60 * second),
    }),
  },
);
type Operation = typeof operation extends fc.Arbitrary<infer Type> ? Type : never;

/** Plays operations on stores, and returns what each returned, and what was visible after it. */
async function played(stores: InquiryStores, operations: readonly Operation[]): Promise<unknown[]> {
  const { store, outbox, repository } = stores;
  for (const inquiry of await allIn(stores)) await repository.erase(inquiry.id);
  let time = start;
  const claimed: StoredInquiry[] = [];

  async function run(step: Operation): Promise<unknown> {
    const now = new Date(time);
    if ('pass' in step) time += step.pass;
    else if ('save' in step) {
      const { save: saved, ...changes } = step;
      return store.save(newInquiry({ id: saved, receivedAt: now, ...changes }));
    } else if ('claim' in step) {
      const entry = (await outbox.unsent()).find((unsent) => unsent.id === step.claim);
      const inquiry = entry && (await outbox.claim(entry, new Date(time + 50 * second)));
      if (inquiry) claimed.push(inquiry);
      return inquiry;
    } else if ('record' in step) {
      const inquiry = claimed.shift();
      const results = { sent: { sentAt: now }, alone: { aloneFrom: now }, setAside: 'setAside' } as const;
      if (inquiry) await outbox.record(inquiry, results[step.record]);
    } else if ('putIn' in step) return repository.putIntoOutbox(step.putIn, now);
    else await repository.erase(step.erase);
    return undefined;
  }

  const seen: unknown[] = [];
  /** Those of the same moment are in no order. */
  const sorted = <Type extends { readonly id: string }>(all: readonly Type[]) =>
    all.toSorted((a, b) => a.id.localeCompare(b.id));
  for (const step of operations) {
    const result = await run(step);
    const now = new Date(time);
    seen.push([
      step,
      result,
      sorted(await allIn(stores)),
      sorted(await outbox.unsent()),
      await outbox.countSetAside(),
      sorted(await collected(repository.list({ now }))),
      sorted(await collected(repository.listUnsent({ now }))),
    ]);
  }
  return seen;
}

it('both return and hold the same after any sequence of operations', async () => {
  const dynamo = await dynamoStores();
  const sqlite = sqliteStores();
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { maxLength: 30 }), async (operations) => {
        expect(await played(sqlite, operations)).toEqual(await played(dynamo, operations));
      }),
      { numRuns: 60 },
    );
  } finally {
    await dynamo.close();
    sqlite.close();
  }
});
