import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inquiryId } from '#lambda/inquiry/id.ts';
import type { NewInquiry } from '#lambda/inquiry/stored-inquiry.ts';
import { submitInquiry } from '#lambda/submit-inquiry/submit-inquiry.ts';
import { honeypotField } from '#shared/contact-api.ts';
import type { Inquiry } from '#shared/inquiry.ts';
import { goodInquiry } from './post-event.ts';

const now = new Date('2026-11-22T00:00:00.123Z');

/** The domain with a store that takes everything. */
function contact() {
  const saved: NewInquiry[] = [];
  const store = {
    async save(inquiry: NewInquiry) {
      saved.push(inquiry);
      return saved.length === 1 ? ('stored' as const) : ('repeat' as const);
    },
  };
  const submit = (input: unknown) =>
    submitInquiry(input, { pagePath: '/', signs: ['fast'] }, { store, now: () => now });
  return { saved, submit };
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

it('an inquiry is stored with its id, its page and its marks, without what is unknown', async () => {
  const { submit, saved } = contact();
  const id = inquiryId(goodInquiry);
  const expected = { status: 'accepted', saved: 'stored', id, name: goodInquiry.name, suspect: ['fast'] };
  expect(await submit({ ...goodInquiry, unknown: 'dropped' })).toEqual(expected);
  expect(saved).toEqual([{ ...goodInquiry, id, receivedAt: now, pagePath: '/', suspect: ['fast'] }]);
});

it('the same inquiry has the same id in other spellings', async () => {
  const { submit, saved } = contact();
  const first = await submit(goodInquiry);
  const spelled = {
    ...goodInquiry,
    name: ` ${goodInquiry.name}\n`,
    email: goodInquiry.email.toUpperCase(),
    // With the 0 that is dialed in India.
    phoneNumber: goodInquiry.phoneNumber.replace('+91', '+910'),
    comment: goodInquiry.comment.normalize('NFD').replace('\n', '\r\n'),
  };
  expect(await submit(spelled)).toEqual({ ...first, saved: 'repeat' });
  expect(saved[1]).toMatchObject({ ...goodInquiry, email: 'ASHA@example.com' });
});

describe('a mark', () => {
  const marksOf = async (changes: Partial<Inquiry>) => {
    const { submit, saved } = contact();
    await submit({ ...goodInquiry, ...changes });
    return saved[0]?.suspect;
  };

  it.each(['Win now https://a.example', 'www.a.example', 'HTTP://a.example', 't.me/a'])(
    'is given for the link in the name %s',
    async (name) => expect(await marksOf({ name })).toEqual(['fast', 'name']),
  );

  it.each([
    'Łukasz Brzęczyszczykiewicz',
    'Ng',
    'O’Neill-Schmidt',
    '陳大文',
    'Dr. J. R. Ewing, PhD',
    'Rawwww.',
  ])('is not given for the name %s', async (name) => expect(await marksOf({ name })).toEqual(['fast']));

  it.each([
    'Dear Sir, our website is https://a.example',
    'We need a loan approval engine for our bank.',
    'Can you predict the ranking of our leads, and the traffic of our casino?',
    'Bug: ../../etc/passwd and <script> are shown as text.',
    'https://a.example '.repeat(50),
    'Call 00971 4 123 4567 [url=http://a.example]here[/url]',
  ])('is never given for what a comment says: %s', async (comment) => {
    expect(await marksOf({ comment })).toEqual(['fast']);
  });
});

describe('the hidden field', () => {
  it.each(['', ' \n', null, undefined])('is left empty with %j', async (value) => {
    expect(await contact().submit({ ...goodInquiry, [honeypotField]: value })).toMatchObject({
      suspect: ['fast'],
    });
  });

  it.each(['x', 0, false, [], {}])('is filled in with %j, which is the first mark', async (value) => {
    expect(await contact().submit({ ...goodInquiry, [honeypotField]: value })).toMatchObject({
      status: 'accepted',
      suspect: ['honeypot', 'fast'],
    });
  });
});
