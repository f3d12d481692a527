import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodedSize, parseForm } from '#lambda/submit-inquiry/form-body.ts';
import { character } from '#test/support/character.ts';

const parse = (body: string) => parseForm(Buffer.from(body));
const wellFormed = fc.string({ unit: character });

describe('parseForm', () => {
  it('reads back whatever a browser writes', () => {
    fc.assert(
      fc.property(fc.record({ name: wellFormed, comment: wellFormed }), (fields) => {
        expect(parse(new URLSearchParams(fields).toString())).toEqual(fields);
      }),
    );
  });

  it('reads what no browser writes as the URL standard does', () => {
    const text = fc.string({ unit: fc.constantFrom('name', '=', '&', '+', '%41', '%', '%z', 'é', '%C3%A9') });
    fc.assert(
      fc.property(text, (body) => {
        // Node's own decoder breaks raw letters beside a stray percent sign; the standard reads both spellings alike.
        const spelled = body.replaceAll('é', '%C3%A9');
        expect(parse(body)?.name).toBe(new URLSearchParams(spelled).get('name') ?? undefined);
      }),
    );
  });

  it('takes nothing that is not UTF-8, escaped or not, and never throws', () => {
    for (const body of ['name=%FF', 'name=%C3', 'name=%ED%A0%80', 'name=%C0%AF']) {
      expect(parse(body)).toBeUndefined();
    }
    expect(parseForm(Buffer.from([0x6e, 0xff]))).toBeUndefined();
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        parseForm(Buffer.from(bytes));
      }),
    );
  });

  it('keeps the first value of a name and drops unknown names', () => {
    const typed = parse('name=a&name=b&admin=1&__proto__=x&constructor=y');
    expect(typed).toEqual({ name: 'a' });
    expect(Object.keys(typed ?? {})).toEqual(['name']);
  });
});

describe('decodedSize', () => {
  it('counts what was typed, not how it is escaped', () => {
    fc.assert(
      fc.property(wellFormed, (text) => {
        const body = Buffer.from(encodeURIComponent(text));
        expect(decodedSize(body)).toBe(Buffer.byteLength(text));
      }),
    );
  });
});
