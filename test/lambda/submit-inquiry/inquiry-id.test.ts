import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inquiryId } from '#lambda/submit-inquiry/inquiry-id.ts';
import { goodInquiry } from './post-event.ts';

const text = fc.string();
const inquiry = fc.record({ name: text, email: text, phoneNumber: text, comment: text });
const noon = new Date('2026-11-21T12:00:00Z');

it('is the same all day long and another one the next day, in UTC', () => {
  const id = inquiryId(goodInquiry, new Date('2026-11-21T00:00:00.000Z'));
  expect(inquiryId(goodInquiry, new Date('2026-11-21T23:59:59.999Z'))).toBe(id);
  expect(inquiryId(goodInquiry, new Date('2026-11-22T00:00:00.000Z'))).not.toBe(id);
});

it('differs wherever the content differs, also in where one field ends', () => {
  fc.assert(
    fc.property(inquiry, inquiry, (a, b) => {
      fc.pre(JSON.stringify(a) !== JSON.stringify(b));
      expect(inquiryId(a, noon)).not.toBe(inquiryId(b, noon));
    }),
  );
  const split = (name: string, email: string) => inquiryId({ ...goodInquiry, name, email }, noon);
  expect(split('ab', 'c')).not.toBe(split('a', 'bc'));
  expect(split('a","b', 'c')).not.toBe(split('a', 'b","c'));
});

it('starts with a letter, so that it is no option, formula or number', () => {
  fc.assert(
    fc.property(inquiry, (any) => {
      expect(inquiryId(any, noon)).toMatch(/^i[\w-]{22}$/);
    }),
  );
});
