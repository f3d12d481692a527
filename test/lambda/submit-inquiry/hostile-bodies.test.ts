import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { checkInquiry, inquiryLimits } from '#shared/inquiry.ts';
import { contactService } from './contact-service.ts';
import { goodInquiry, postEvent } from './post-event.ts';

const json = 'application/json';
const contentType = fc.constantFrom(json, 'application/x-www-form-urlencoded');

afterEach(() => {
  expect(Reflect.ownKeys(Object.prototype)).toEqual(prototypeKeys);
});
const prototypeKeys = Reflect.ownKeys(Object.prototype);

it('answers any bytes with 4xx', async () => {
  const { post } = contactService();
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), contentType, async (bytes, type) => {
      const { status } = await post(postEvent({ body: Buffer.from(bytes), contentType: type }));
      expect(status).toBe(400);
    }),
  );
});

it('answers any JSON with 4xx, deep or strange as it may be', async () => {
  const { post, puts } = contactService();
  const strange = fc.oneof(
    fc.json({ depthSize: 'large' }),
    fc.jsonValue().map((value) => JSON.stringify({ ...goodInquiry, name: value, comment: null })),
  );
  await fc.assert(
    fc.asyncProperty(strange, async (body) => {
      const { status } = await post(postEvent({ body, contentType: json }));
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }),
  );
  expect(puts()).toEqual([]);
});

it.each([
  ['nesting to the limit', `${'['.repeat(8000)}${']'.repeat(8000)}`, 400],
  [
    'nesting in a field',
    JSON.stringify(goodInquiry).replace('"Asha Rao"', `${'['.repeat(7000)}${']'.repeat(7000)}`),
    400,
  ],
  ['a prototype', '{"__proto__":{"name":"x","admin":true},"constructor":{"prototype":{"x":1}}}', 400],
  ['half a surrogate pair', JSON.stringify(goodInquiry).replace('Asha', '\\ud800'), 400],
  ['a NUL', JSON.stringify(goodInquiry).replace('Asha', '\\u0000'), 400],
  ['an escape sequence of terminals', JSON.stringify(goodInquiry).replace('Asha', '\\u001b[2J'), 400],
  ['ten MB', `"${'x'.repeat(10_000_000)}"`, 413],
])('refuses %s', async (_, body, expected) => {
  const { post, puts } = contactService();
  expect((await post(postEvent({ body, contentType: json }))).status).toBe(expected);
  expect(puts()).toEqual([]);
});

// The work before it (NFC, trimming, counting) goes over the text once each: see what the bench says for up to 64 KB.
it.each(['a', 'a@', 'a.', 'a@a.', 'a-', '@', '\u0301', '👩‍💻'])(
  'an e-mail address of any length costs the expression no more than the longest that is allowed: %j',
  (piece) => {
    const checked = vi.spyOn(z.regexes.html5Email, 'test');
    for (const bytes of [250, 255, 4096, 65_536]) {
      const email = piece.repeat(Math.ceil(bytes / piece.length));
      expect(checkInquiry({ ...goodInquiry, email })).toMatchObject({
        ok: false,
        fields: { email: expect.any(String) },
      });
    }
    const lengths = checked.mock.calls.map(([text]) => [...text].length);
    // The shorter ones do reach it.
    expect(lengths.length).toBeGreaterThan(0);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(inquiryLimits.email.max);
    checked.mockRestore();
  },
);
