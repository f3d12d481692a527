import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inquiryId } from '#lambda/inquiry-id.ts';
import { fromItem, recordRepeat } from '#lambda/inquiry-item.ts';
import { recordAttempt } from '#lambda/notify-sales/outbox.ts';
import { inquiryStore } from '#lambda/submit-inquiry/store.ts';
import { submitInquiry } from '#lambda/submit-inquiry/submit-inquiry.ts';
import { honeypotField } from '#shared/contact-api.ts';
import type { Inquiry } from '#shared/inquiry.ts';
import { localTable } from '../local-table.ts';
import { goodInquiry } from './post-event.ts';

const midnight = Date.parse('2026-11-22T00:00:00Z');
const day = 24 * 60 * 60 * 1000;
const iso = (time: number) => new Date(time).toISOString();
const secondsAfter = (time: number, days: number) => ({ N: String(Math.floor((time + days * day) / 1000)) });
const spam = { ...goodInquiry, [honeypotField]: 'spam' };

/** The domain with its real store on a real table. */
async function contact({ retentionDays = 730 } = {}) {
  const table = await localTable();
  onTestFinished(table.close);
  const store = inquiryStore({ ...table, retentionDays });
  return {
    table,
    submit: (input: unknown, time = midnight) =>
      submitInquiry(input, { pagePath: undefined, signs: [] }, { store, now: () => new Date(time) }),
    async onlyItem() {
      const [item, ...others] = await table.items();
      if (item === undefined || others.length > 0) throw new Error(`${others.length} other items`);
      return item;
    },
  };
}

it('the id of an inquiry follows from its content, and starts with a letter', () => {
  const text = fc.string();
  const inquiries = fc.record({ name: text, email: text, phoneNumber: text, comment: text });
  const content = (inquiry: Inquiry) => JSON.stringify({ ...inquiry, email: inquiry.email.toLowerCase() });
  fc.assert(
    fc.property(inquiries, inquiries, (a, b) => {
      // A formula, an option of a command and a number start with something else.
      expect(inquiryId(a)).toMatch(/^i[\w-]{22}$/);
      expect(inquiryId(a) === inquiryId(b)).toBe(content(a) === content(b));
    }),
  );
  const idOf = (name: string, email: string) => inquiryId({ ...goodInquiry, name, email });
  expect(idOf('ab', 'c')).not.toBe(idOf('a', 'bc'));
  expect(idOf('a","b', 'c')).not.toBe(idOf('a', 'b","c'));
});

describe('a new inquiry', () => {
  it('is stored, in the outbox, until its retention is over', async () => {
    const { submit, onlyItem } = await contact();
    const id = inquiryId(goodInquiry);
    const expected = { status: 'accepted', saved: 'stored', id, name: goodInquiry.name, suspect: [] };
    expect(await submit({ ...goodInquiry, unknown: 'dropped' })).toEqual(expected);
    expect(await onlyItem()).toEqual({
      ...Object.fromEntries(Object.entries(goodInquiry).map(([field, value]) => [field, { S: value }])),
      id: { S: id },
      receivedAt: { S: iso(midnight) },
      receivedMonth: { S: '2026-11' },
      lastReceivedAt: { S: iso(midnight) },
      expiresAt: secondsAfter(midnight, 730),
      outbox: { S: 'unsent' },
      unsentSince: { S: iso(midnight) },
    });
  });

  it('is stored once if the response of the database is lost', async () => {
    const { submit, table, onlyItem } = await contact();
    let isLost = false;
    table.client.middlewareStack.add(
      (next) => async (args) => {
        const response = await next(args);
        if (isLost) return response;
        isLost = true;
        throw Object.assign(new Error('socket hang up'), { name: 'TimeoutError' });
      },
      { step: 'deserialize' },
    );
    expect(await submit(goodInquiry)).toMatchObject({ status: 'accepted', saved: 'repeat' });
    expect(fromItem(await onlyItem())).toMatchObject({ ...goodInquiry, outbox: 'unsent', repeatedAt: [] });
  });

  it('is stored once if it comes 30 times at once, and recorded once if it does so again', async () => {
    const { submit, onlyItem } = await contact();
    const submit30 = async (time: number) => {
      const results = await Promise.all(Array.from({ length: 30 }, () => submit(goodInquiry, time)));
      return results.map((result) => result.status === 'accepted' && result.saved).sort();
    };
    expect(await submit30(midnight)).toEqual([...Array(29).fill('repeat'), 'stored']);
    expect(fromItem(await onlyItem())).toMatchObject({ ...goodInquiry, outbox: 'unsent', repeatedAt: [] });
    expect(await submit30(midnight + 2 * day)).toEqual(['askedAgain', ...Array(29).fill('repeat')]);
    expect(fromItem(await onlyItem()).repeatedAt).toEqual([iso(midnight + 2 * day)]);
  });
});

describe('the same inquiry', () => {
  it('changes nothing within 24 hours, also after midnight and in other spellings', async () => {
    const { submit, onlyItem } = await contact();
    const first = await submit(goodInquiry, midnight - 1);
    const item = await onlyItem();
    const spelled = {
      ...goodInquiry,
      name: ` ${goodInquiry.name}\n`,
      email: goodInquiry.email.toUpperCase(),
      comment: goodInquiry.comment.normalize('NFD').replace('\n', '\r\n'),
    };
    for (const time of [midnight, midnight - 1 + day, midnight - day])
      expect(await submit(spelled, time)).toEqual({ ...first, saved: 'repeat' });
    expect(await onlyItem()).toEqual(item);
  });

  it('is recorded after 24 hours, and goes into the outbox again', async () => {
    const { submit, table, onlyItem } = await contact();
    const first = await submit(goodInquiry);
    const sent = recordAttempt(fromItem(await onlyItem()), { sentAt: new Date(midnight + 1) });
    await table.update(sent);
    const later = midnight + day + 1;
    expect(await submit(goodInquiry, later)).toEqual({ ...first, saved: 'askedAgain' });
    // The 24 hours start again with each repeat that is recorded.
    expect(await submit(goodInquiry, later + day)).toMatchObject({ saved: 'repeat' });
    const latest = later + day + 1;
    expect(await submit(goodInquiry, latest)).toMatchObject({ saved: 'askedAgain' });
    const { notifiedAt, ...item } = await onlyItem();
    expect(notifiedAt).toBeUndefined();
    expect(item).toMatchObject({
      receivedAt: { S: iso(midnight) },
      repeatedAt: { L: [{ S: iso(later) }, { S: iso(latest) }] },
      expiresAt: secondsAfter(latest, 730),
      outbox: { S: 'unsent' },
      unsentSince: { S: iso(latest) },
    });
  });

  it('is stored whole if it is erased while the repeat is written', async () => {
    const { table, submit, onlyItem } = await contact();
    await submit(goodInquiry);
    const stored = await onlyItem();
    const inquiry = {
      ...goodInquiry,
      id: inquiryId(goodInquiry),
      suspect: [],
      receivedAt: new Date(midnight),
    };
    await table.erase(inquiry.id);
    await table.update(recordRepeat(inquiry, 730));
    expect(await onlyItem()).toEqual({ ...stored, repeatedAt: { L: [{ S: iso(midnight) }] } });
  });
});

describe('an inquiry that fills in the hidden field', () => {
  it.each([
    [30, 730],
    [7, 7],
  ])('is stored for %i days of %i, with a mark and out of the outbox', async (days, retentionDays) => {
    const { submit, onlyItem } = await contact({ retentionDays });
    expect(await submit(spam)).toMatchObject({ status: 'accepted', saved: 'stored', suspect: ['honeypot'] });
    const { outbox, ...item } = await onlyItem();
    expect(outbox).toBeUndefined();
    expect(item).toMatchObject({
      suspect: { L: [{ S: 'honeypot' }] },
      expiresAt: secondsAfter(midnight, days),
    });
  });

  it('is one with anything but blank text in it', async () => {
    const { submit } = await contact();
    const submitWith = (value: unknown) => submit({ ...goodInquiry, [honeypotField]: value });
    for (const value of ['', ' \n', null]) expect(await submitWith(value)).toMatchObject({ suspect: [] });
    for (const value of ['x', 0, false, [], {}])
      expect(await submitWith(value)).toMatchObject({ suspect: ['honeypot'] });
  });

  it('becomes an ordinary one when it comes without', async () => {
    const { submit, onlyItem } = await contact();
    await submit(spam);
    expect(await submit(goodInquiry, midnight + 1000)).toMatchObject({ saved: 'askedAgain', suspect: [] });
    const item = await onlyItem();
    expect(item).toMatchObject({ outbox: { S: 'unsent' }, expiresAt: secondsAfter(midnight + 1000, 730) });
    expect(item).not.toHaveProperty('suspect');
  });

  it('changes nothing in an ordinary one, however late', async () => {
    const { submit, onlyItem } = await contact();
    await submit(goodInquiry);
    const item = await onlyItem();
    expect(await submit(spam, midnight + 40 * day)).toMatchObject({ status: 'accepted', saved: 'repeat' });
    expect(await onlyItem()).toEqual(item);
  });

  it('never hides an ordinary one that comes at the same time', async () => {
    const { submit, onlyItem } = await contact();
    await Promise.all(Array.from({ length: 30 }, (_, i) => submit(i % 2 === 0 ? spam : goodInquiry)));
    expect(fromItem(await onlyItem())).toMatchObject({ suspect: [], outbox: 'unsent' });
  });
});
