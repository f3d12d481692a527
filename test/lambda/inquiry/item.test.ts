import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromItem, putNew } from '#lambda/inquiry/item.ts';
import { isExpired, type NewInquiry } from '#lambda/inquiry/stored-inquiry.ts';
import { checkInquiry } from '#shared/inquiry.ts';
import { goodInquiry } from '../submit-inquiry/post-event.ts';

const received = new Date('2026-11-21T12:00:00.123Z');
const inquiry: NewInquiry = { ...goodInquiry, id: 'i1', suspect: [], receivedAt: received };
const itemOf = (changes: Partial<NewInquiry> = {}) => putNew({ ...inquiry, ...changes }, 730).Item;

describe('a new item', () => {
  it('reads back as the inquiry, in the outbox', () => {
    const comments = fc.string({ unit: 'grapheme', minLength: 1 });
    const suspect = fc.subarray(['fast', 'name']);
    fc.assert(
      fc.property(comments, suspect, (comment, marks) => {
        const check = checkInquiry({ ...goodInquiry, comment });
        fc.pre(check.ok);
        const item = itemOf({ ...check.inquiry, suspect: marks });
        expect(fromItem(item)).toEqual({
          ...check.inquiry,
          id: 'i1',
          receivedAt: '2026-11-21T12:00:00.123Z',
          lastReceivedAt: '2026-11-21T12:00:00.123Z',
          repeatedAt: [],
          pagePath: undefined,
          suspect: marks,
          expiresAt: Date.parse('2028-11-20T12:00:00Z') / 1000,
          notifiedAt: undefined,
          messageId: undefined,
          bouncedAt: undefined,
          outbox: marks.length > 0 ? 'unsentMarked' : 'unsent',
          unsentSince: '2026-11-21T12:00:00.123Z',
          attempts: 0,
          firstRefusedAt: undefined,
          refusals: 0,
        });
      }),
    );
  });

  it('expires after the retention, and not before', () => {
    const item = itemOf();
    const end = Date.parse('2028-11-20T12:00:00Z');
    expect(item.expiresAt).toEqual({ N: String(end / 1000) });
    expect(isExpired(fromItem(item), new Date(end - 1))).toBe(false);
    expect(isExpired(fromItem(item), new Date(end))).toBe(true);
  });
});

describe('a damaged item', () => {
  it('reads as empty where an attribute is missing or has another type', () => {
    const empty = fromItem({});
    expect(empty).toEqual({
      ...{
        id: '',
        receivedAt: '',
        lastReceivedAt: '',
        name: '',
        email: '',
        phoneNumber: '',
        comment: '',
        attempts: 0,
        refusals: 0,
      },
      ...{
        expiresAt: Number.POSITIVE_INFINITY,
        repeatedAt: [],
        suspect: [],
        pagePath: undefined,
        notifiedAt: undefined,
        messageId: undefined,
        bouncedAt: undefined,
        firstRefusedAt: undefined,
        outbox: undefined,
        unsentSince: undefined,
      },
    });
    const wrong = { N: '7' };
    const damaged = Object.keys(empty)
      .filter((name) => !['attempts', 'refusals', 'expiresAt'].includes(name))
      .map((name) => [name, wrong]);
    expect(fromItem(Object.fromEntries(damaged))).toEqual(empty);
    expect(fromItem({ suspect: { L: [{ N: '1' }, { S: 'fast' }] } }).suspect).toEqual(['fast']);
  });

  it('does not expire if it does not say when', () => {
    expect(isExpired(fromItem({}), received)).toBe(false);
    expect(isExpired(fromItem({ expiresAt: { S: 'soon' } }), received)).toBe(false);
  });
});
