import { describe, expect, it } from 'vitest';
import type { InquiryFilter } from '#infra/inquiries/filter.ts';
import type { AttemptResult } from '#lambda/inquiry/outbox.ts';
import { collected, idsIn } from './inquiry-stores.ts';
import { day, iso, kindsOfStores, second, start, testedStores } from './tested-stores.ts';

describe.each(kindsOfStores)('reading in %s', (_, open) => {
  const stores = testedStores(open);
  const { save, attempt } = stores;
  const honeypot = { suspect: ['honeypot'] };

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
      expect((await stores.all()).length).toBe(2);
    });

    it('of the unsent has what was set aside first, the latest of each first', async () => {
      for (let i = 0; i < 6; i += 1) await save(start + i, { id: `i${i}` });
      await save(start + 6, { id: 'marked', suspect: ['fast'] });
      const entries = await stores.outbox.entries('unsent');
      expect(entries.map(({ id }) => id)).toEqual(['i0', 'i1', 'i2', 'i3', 'i4', 'i5']);
      const aside = { refusedAt: now, dueAt: now, isSetAside: true };
      const results: AttemptResult[] = [{ sentAt: now, messageId: 'm1' }, aside, aside];
      for (const [i, result] of results.entries()) {
        const entry = entries[i + 2];
        const claimed = entry && (await stores.outbox.claim(entry, now));
        if (claimed) await stores.outbox.record(claimed, result);
      }
      const all = ['i4', 'i3', 'i5', 'i1', 'i0', 'marked'];
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
    const idsOf = async (email: string) => (await stores.repository.idsOf({ email })).sort();
    expect(await idsOf('A\u030aSHA@example.COM')).toEqual(['i1', 'i2']);
    expect(await idsOf('sha@example.com')).toEqual([]);
    await stores.repository.erase('i1');
    expect(await idsOf('åsha@example.com')).toEqual(['i2']);
    expect(await stores.repository.removeTraces()).toBe(true);
  });

  it('those with given ids, marks or times are found, a repeat at its last time, and all conditions count', async () => {
    await save(start, { id: 'i1', suspect: ['program', 'fast'] });
    await save(start + second, { id: 'i2', suspect: ['program'] });
    await save(start + 2 * second, { id: 'i3', ...honeypot });
    await save(start + 3 * second, { id: 'i4' });
    await save(start + 2 * day, { id: 'i1', suspect: ['fast'] });
    const at = (seconds: number) => new Date(start + seconds * second);
    const filters: readonly [InquiryFilter, readonly string[]][] = [
      [{ id: ['i4', 'i2', 'i9'] }, ['i2', 'i4']],
      [{ mark: 'program' }, ['i2']],
      [{ mark: 'fast' }, ['i1']],
      [{ mark: 'name' }, []],
      [{ suspect: true }, ['i1', 'i2', 'i3']],
      [{ since: at(2) }, ['i1', 'i3', 'i4']],
      [{ until: at(2) }, ['i2']],
      [{ since: at(2), until: at(4) }, ['i3', 'i4']],
      [{ suspect: true, since: at(1), until: at(4) }, ['i2', 'i3']],
      [{ id: ['i1', 'i4'], suspect: true }, ['i1']],
    ];
    for (const [filter, ids] of filters)
      expect([filter, (await stores.repository.idsOf(filter)).sort()]).toEqual([filter, ids]);
    await stores.repository.eraseMany(['i2', 'i9', 'i4']);
    expect((await stores.all()).map(({ id }) => id)).toEqual(['i1', 'i3']);
  });

  it('those whose hidden field was filled in are counted until they expire', async () => {
    for (const time of [start, start + day])
      await save(time, { id: `i${time}`, suspect: ['honeypot', 'fast'] });
    await save(start, { id: 'marked', suspect: ['fast'] });
    const counts = [29, 30, 31].map((days) => stores.repository.countHoneypot(new Date(start + days * day)));
    expect(await Promise.all(counts)).toEqual([2, 1, 0]);
  });

  it('the status of one says whether it was mailed', async () => {
    expect(await stores.repository.status('i1')).toBeUndefined();
    await save();
    expect((await stores.repository.status('i1'))?.notifiedAt).toBeUndefined();
    await attempt({ sentAt: new Date(start + 1), messageId: 'm1' });
    expect((await stores.repository.status('i1'))?.notifiedAt).toBe(iso(start + 1));
  });
});
