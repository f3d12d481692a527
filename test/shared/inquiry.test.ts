import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { fields, type InquiryField, inquiryFields, requiredFields } from '#shared/fields.ts';
import { checkInquiry } from '#shared/inquiry.ts';

const valid = { name: 'Asha', email: 'a@example.com', phoneNumber: '+12015550123', comment: 'Hello' };

/** Fields that are refused after a change to a valid inquiry. */
const refused = (change: Record<string, unknown>) => {
  const check = checkInquiry({ ...valid, ...change });
  return check.ok ? [] : Object.keys(check.fields);
};

const textFields = inquiryFields.filter((name) => ['text', 'multi-line'].includes(fields[name].type));

/** What the visitor reads about a field with this value. */
const message = (field: InquiryField, value: unknown) => {
  const check = checkInquiry({ ...valid, [field]: value });
  return check.ok ? undefined : check.fields[field];
};

/** Also parts of characters, control characters and marks of direction. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 9 }),
      fc.constantFrom(
        ...'\u0000\t\n\v\f\r\u0085\u00ad\u0301\u200d\u200e\u2028\u202c\ufeff\ud83d\ude00'.split(''),
      ),
    ),
    { minLength: 1, maxLength: 9 },
  )
  .map((parts) => parts.join(''));

const accepted = (change: Record<string, unknown>) => {
  const check = checkInquiry({ ...valid, ...change });
  if (!check.ok) throw new Error(JSON.stringify(check.fields));
  return check.inquiry;
};

describe('an accepted inquiry', () => {
  test('is trimmed, in NFC, with plain line breaks and without unknown keys', () => {
    expect(accepted({ name: '  Zoe\u0308 ', comment: '\r\na\r\nb\rc\n', extra: 1 })).toEqual({
      ...valid,
      name: 'Zo\u00eb',
      comment: 'a\nb\nc',
    });
  });

  test.each(textFields)('has a %s that is trimmed and in NFC', (field) => {
    expect(accepted({ [field]: ' Zoe\u0308\r\n' })[field]).toBe('Zo\u00eb');
  });

  test.each([
    'क्‍ष \u200bعلی‌رضا ❤\ufe0f',
    // Characters that end in one that shows nothing: Malayalam with a joiner, a flag of tags.
    'അവന്\u200d',
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    'Ng\u00a0Wei, O\u2019Neill \u2067שרה\u2069 \u2014 R&D',
  ])('may have characters that show nothing among others: %j', (name) => {
    expect(accepted({ name, comment: name })).toMatchObject({ name, comment: name });
  });

  test.each([
    // Copied from a spreadsheet, a word processor, a terminal, a contact and a certificate.
    ['Priya\tNair', 'Priya Nair', 'Priya\tNair'],
    ['Wei\n\tNg', 'Wei Ng', 'Wei\n\tNg'],
    ['Two\u000blines\u000cand\r\na page', 'Two lines and a page', 'Two\nlines\nand\na page'],
    ['\u001b[1mBold\u001b[0m\u0000', '[1mBold[0m', '[1mBold[0m'],
    ['\u202aOmar\u202c\u200f ', 'Omar', 'Omar'],
    ['\u200e\ufeffe\u0000\u0301\u0085\u2069', '\u00e9', '\u00e9'],
    // Half of an emoji, which a program has cut.
    ['Hi \ud83d', 'Hi \ufffd', 'Hi \ufffd'],
    ['a\udc00\ud800b', 'a\ufffd\ufffdb', 'a\ufffd\ufffdb'],
  ])('has repaired what nobody sees in %j', (text, name, comment) => {
    expect(accepted({ name: text, comment: text })).toMatchObject({ name, comment });
  });

  test('is measured in code points', () => {
    expect(refused({ name: '😀'.repeat(fields.name.longest) })).toEqual([]);
    expect(refused({ name: '😀'.repeat(fields.name.longest + 1) })).toEqual(['name']);
  });

  test('stays the same when it is checked again', () => {
    fc.assert(
      fc.property(anyText, anyText, (name, comment) => {
        const check = checkInquiry({ ...valid, name, comment });
        if (check.ok) expect(checkInquiry(check.inquiry)).toEqual(check);
      }),
    );
  });
});

/** Email addresses as they are typed, and as they are sent and stored. */
const canonicalAddresses = [
  ['Info@Bücher.Example', 'Info@xn--bcher-kva.example'],
  ['sales@日本語。example', 'sales@xn--wgv71a119e.example'],
  ['rao@उदाहरण.परीक्षा', 'rao@xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g'],
  ['omar@مثال.إختبار', 'omar@xn--mgbh0fb.xn--kgbechtv'],
  ['J.Doe+ai@straße.example', 'J.Doe+ai@xn--strae-oqa.example'],
  ['Asha@EXAMPLE.Com', 'Asha@example.com'],
  // Looks like an IPv4 address to the URL parser.
  ['a@127.1', 'a@127.1'],
] as const;

test.each(canonicalAddresses)('the email address %s is stored as %s', (typed, stored) => {
  expect(accepted({ email: typed }).email).toBe(stored);
  expect(accepted({ email: stored }).email).toBe(stored);
});

test.each([
  'ä@example.com',
  'a@ü.de:80',
  'a@ü.de/x',
  'a@b@ü.de',
  'a@ü%41.de',
  'a@ü..de',
  'ü.de',
  'a@１２７.１',
])('an international domain makes no email address of %s', (email) => {
  expect(refused({ email })).toEqual(['email']);
});

describe('a refused inquiry', () => {
  test.each([...requiredFields])('has a %s that is missing, empty, blank or no text', (field) => {
    for (const value of [undefined, null, '', ' \n\t ', 0, true, {}, []]) {
      expect(refused({ [field]: value }), `${field}: ${JSON.stringify(value)}`).toEqual([field]);
      expect(message(field, value)).toBe(message(field, ''));
    }
  });

  test.each([
    ['name', 'Please enter your name.'],
    ['comment', 'Please enter a comment.'],
  ] as const)('has a %s of characters that show nothing, like an empty one', (field, message) => {
    for (const value of [
      ...'\u200b\u00ad\u2060\ufeff\u202e\u2066\u200d\u3164\u115f\u2800\u034f\ufe0f\u3000',
      '\u200b \u3164',
    ])
      expect(checkInquiry({ ...valid, [field]: value })).toEqual({ ok: false, fields: { [field]: message } });
  });

  test.each([
    ['email', ['a', 'a@', '@b', 'a b@c.de', 'a@b@c', 'a@-b.de', `${'a'.repeat(250)}@b.de`]],
    [
      'phoneNumber',
      ['12015550123', '+123', '+1 201', '+1234567890123456', '++12345', '+१२३४५', '+07700900123'],
    ],
    ['name', ['x'.repeat(fields.name.longest + 1)]],
    ['comment', ['x'.repeat(fields.comment.longest + 1)]],
  ] as const)('has a malformed %s', (field, values) => {
    for (const value of values) {
      expect(refused({ [field]: value }), JSON.stringify(value)).toEqual([field]);
      expect(message(field, value)).not.toBe(message(field, ''));
    }
  });

  test.each([
    ['name', 'x', fields.name.longest],
    ['email', 'x', fields.email.longest],
    ['comment', 'x', fields.comment.longest],
  ] as const)('has a %s that is too long, and its message names the limit', (field, character, max) => {
    expect(message(field, character.repeat(max + 2))).toContain(` ${max.toLocaleString('en-US')} `);
  });

  test.each(inquiryFields)('has a %s that is longer than the table of fields allows', (field) => {
    expect(refused({ [field]: 'x'.repeat(fields[field].longest + 1) })).toEqual([field]);
  });

  test('has every field wrong if it is no object', () => {
    for (const input of [undefined, null, 1, 'text', [], () => 1]) {
      const check = checkInquiry(input);
      expect(check.ok ? [] : Object.keys(check.fields)).toEqual([...requiredFields]);
    }
  });
});

test('anything can be checked, and no prototype is polluted', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withSparseArray: true }), (input) => {
      expect(typeof checkInquiry(input).ok).toBe('boolean');
    }),
  );
  checkInquiry(JSON.parse('{"__proto__":{"ok":1},"constructor":{"prototype":{"ok":1}}}'));
  expect(({} as Record<string, unknown>)['ok']).toBeUndefined();
});

test.each(inquiryFields)('a %s has no characters that no terminal, line or database should get', (field) => {
  fc.assert(
    fc.property(anyText, (text) => {
      const check = checkInquiry({ ...valid, [field]: valid[field] + text });
      const unsafe = fields[field].type === 'multi-line' ? /(?![\n\t])\p{Cc}|\p{Cs}/u : /\p{Cc}|\p{Cs}/u;
      if (check.ok) expect(check.inquiry[field]).not.toMatch(unsafe);
    }),
  );
});

test.each(['a', 'a@', 'a.', 'a@a.', 'a-', '@', '\u0301', '👩‍💻'])(
  'an email address of any length costs its expression no more than the longest allowed one: %j',
  (piece) => {
    const expression = vi.spyOn(z.regexes.html5Email, 'test');
    for (const length of [250, 255, 4096, 65_536])
      expect(refused({ email: piece.repeat(Math.ceil(length / piece.length)) })).toEqual(['email']);
    const lengths = expression.mock.calls.map(([text]) => [...text].length);
    // The shorter ones reach it.
    expect(lengths.length).toBeGreaterThan(0);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(fields.email.longest);
  },
);
