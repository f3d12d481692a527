import { describe, expect, it } from 'vitest';
import { outboxStates } from '#infra/inquiries/repository.ts';
import type { StoredInquiry } from '#lambda/inquiry/stored-inquiry.ts';
import { goodInquiry } from '../submit-inquiry/post-event.ts';
import { retentionDays } from './inquiry-stores.ts';
import { day, iso, kindsOfStores, secondsAfter, start, testedStores } from './tested-stores.ts';

describe.each(kindsOfStores)('saving in %s', (_, open) => {
  const stores = testedStores(open);
  const { save, only, attempt } = stores;
  const honeypot = { suspect: ['honeypot'] };

  const fresh: StoredInquiry = {
    ...goodInquiry,
    id: 'i1',
    receivedAt: iso(start),
    lastReceivedAt: iso(start),
    repeatedAt: [],
    pagePath: '/contact-us',
    suspect: ['fast'],
    expiresAt: secondsAfter(start, retentionDays),
    notifiedAt: undefined,
    messageId: undefined,
    bouncedAt: undefined,
    outbox: 'unsentMarked',
    unsentSince: iso(start),
    attempts: 0,
    firstRefusedAt: undefined,
    refusals: 0,
  };

  it('a new one is stored in the outbox, with all its content', async () => {
    expect(await save(start, { pagePath: '/contact-us', suspect: ['fast'] })).toBe('stored');
    expect(await only()).toEqual(fresh);
    expect(await stores.repository.find('i1', new Date(start))).toEqual(fresh);
    const state = 'unsentMarked';
    const entry = { id: 'i1', state, unsentSince: iso(start), dueAt: undefined, isAlone: false };
    expect(await stores.outbox.entries(state)).toEqual([entry]);
    expect(await stores.outbox.entries('unsent')).toEqual([]);
  });

  it('the same one changes nothing within 24 hours', async () => {
    await save();
    const stored = await only();
    for (const time of [start, start + day, start - day]) {
      const changes = { comment: 'other', pagePath: '/', suspect: ['fast'] };
      expect(await save(time, changes)).toBe('repeat');
    }
    expect(await only()).toEqual(stored);
  });

  it('the same one is recorded after 24 hours, and goes into the outbox again', async () => {
    await save(start, { pagePath: '/' });
    await attempt({ sentAt: new Date(start + 1), messageId: 'm1' });
    const later = start + day + 1;
    const changes = { email: 'ASHA@example.com', pagePath: '/contact-us', suspect: ['fast'] };
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

  it.each([{}, honeypot])('the same one counts as new once it has expired: %j', async (changes) => {
    await save(start, honeypot);
    await stores.repository.putIntoOutbox('i1', new Date(start));
    await attempt({ sentAt: new Date(start + 1), messageId: 'm1' }, 'unsentMarked');
    const later = start + 30 * day;
    expect(await save(later - 1000, honeypot)).toBe('repeat');
    expect(await save(later, changes)).toBe('stored');
    expect(await only()).toMatchObject({
      receivedAt: iso(later),
      lastReceivedAt: iso(later),
      repeatedAt: [],
      notifiedAt: undefined,
      messageId: undefined,
    });
  });

  it('the same one says whether the country of the last number was assumed', async () => {
    await save(start, { countryAssumed: true });
    expect((await only()).countryAssumed).toBe(true);
    await save(start + 2 * day);
    expect((await only()).countryAssumed).toBeUndefined();
    await save(start + 4 * day, { countryAssumed: true });
    expect((await only()).countryAssumed).toBe(true);
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
      for (const state of outboxStates) expect(await stores.outbox.entries(state)).toEqual([]);
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
});
