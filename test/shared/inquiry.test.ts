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

  test('may have characters that show nothing among others', () => {
    const name = 'क्‍ष \u200bعلی‌رضا ❤\ufe0f';
    expect(accepted({ name }).name).toBe(name);
  });

  test('is measured in code points', () => {
    expect(refused({ name: '😀'.repeat(fields.name.longest) })).toEqual([]);
    expect(refused({ name: '😀'.repeat(fields.name.longest + 1) })).toEqual(['name']);
  });

  test('stays the same when it is checked again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), (comment) => {
        const check = checkInquiry({ ...valid, comment });
        if (check.ok) expect(checkInquiry(check.inquiry)).toEqual(check);
      }),
    );
  });
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
    ['name', ['a\nb', 'a\u0000b', 'a\u007fb', 'a\ud800b']],
    ['comment', ['a\u0000b', 'a\u001bb', '\udfff', 'x'.repeat(fields.comment.longest + 1)]],
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

  test.each(inquiryFields)('has a %s with characters that no terminal or line should get', (field) => {
    const lineBreaks = fields[field].type === 'multi-line' ? [] : ['a\nb'];
    for (const value of ['a\u0000b', 'a\u001bb', 'a\ud800b', ...lineBreaks])
      expect(refused({ [field]: value }), JSON.stringify(value)).toEqual([field]);
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

test('a comment may have line breaks and tabs', () => {
  expect(accepted({ comment: 'a\n\tb' }).comment).toBe('a\n\tb');
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
