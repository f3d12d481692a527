import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { fitCells, inquiryText, type ListingOptions, listingOf } from '#infra/inquiries/terminal-text.ts';
import type { StoredInquiry } from '#lambda/inquiry/stored-inquiry.ts';
import { character } from '#test/support/measure/character.ts';
import { storedInquiry } from './stored-inquiry.ts';

describe('a cell', () => {
  it.each([
    ['abc', 5, 'abc  '],
    ['abcde', 5, 'abcde'],
    ['abcdef', 5, 'abcd…'],
    ['陳大文', 6, '陳大文'],
    ['陳大文', 5, '陳大…'],
    ['陳大文', 4, '陳… '],
    ['👩‍💻👩‍💻', 3, '👩‍💻…'],
    ['e\u0301e\u0301', 2, 'e\u0301e\u0301'],
    ['a\u202eb\u200fc', 3, 'abc'],
    ['', 2, '  '],
  ])('of %j in %i cells is %j', (written, cells, shown) => {
    expect(fitCells(written, cells)).toBe(shown);
  });

  it('has its exact width, whatever is written', () => {
    const letter = fc.oneof(fc.constantFrom(...'abc é陳한🙂'), character);
    fc.assert(
      fc.property(fc.string({ unit: letter }), fc.integer({ min: 1, max: 40 }), (written, cells) => {
        expect(stringWidth(fitCells(written, cells))).toBe(cells);
      }),
    );
  });
});

describe('the listing', () => {
  const options = {
    columns: 'received',
    whenEmpty: 'None yet.',
    nextPage: (id: string) => `next ${id}`,
  };

  async function linesOf(
    inquiries: readonly Partial<StoredInquiry>[],
    columns: ListingOptions['columns'] = 'received',
    limit = 3,
  ): Promise<string[]> {
    const listing = listingOf(inquiries.map(storedInquiry), { ...options, columns, limit });
    return (await text(listing)).split('\n');
  }

  it('is a table with a line for each, in columns, the id whole', async () => {
    const id = 'iAbcdefghijklmnopqrstuv';
    const long = `${'a'.repeat(60)}@example.com`;
    const [titles = '', first = '', second = ''] = await linesOf([
      { id, name: '陳大文', pagePath: '/contact-us' },
      { id, email: long },
    ]);
    expect(titles).toMatch(/^RECEIVED \(UTC\) +NAME +EMAIL .*PHONE .*PAGE +ID$/);
    expect(first).toMatch(
      /^2026-11-21 09:06 +陳大文 +asha@example.com +\+919876543210 +\/contact-us +iAbcdefghijklmnopqrstuv$/,
    );
    expect(second).toMatch(/ a{20,}… .* iAbcdefghijklmnopqrstuv$/);
    expect(stringWidth(first)).toBe(stringWidth(second));
    expect(titles.indexOf('ID')).toBe(second.indexOf(id));
  });

  it('marks what is suspect, and nothing else', async () => {
    const [, first, second] = await linesOf([{ suspect: ['honeypot'] }, {}]);
    expect(first).toMatch(/^\S+ \S+ +! +Asha/);
    expect(second).not.toContain('!');
  });

  it('says of unsent inquiries since when, how often tried, and which are set aside', async () => {
    const unsentSince = '2026-11-22T10:07:00.000Z';
    const setAside = { outbox: 'setAside', unsentSince, attempts: 31 } as const;
    const [titles, first, second] = await linesOf([setAside, { outbox: 'unsent', unsentSince }], 'unsent');
    expect(titles).toMatch(/^UNSENT SINCE +STATE +TRIES +NAME +EMAIL +ID$/);
    expect(first).toMatch(/^2026-11-22 10:07 +set aside +31 +Asha +asha@example.com +iAbc$/);
    expect(second).toMatch(/^2026-11-22 10:07 +unsent +0 +Asha +asha@example.com +iAbc$/);
  });

  it('says how to go on when there is more, and when there is nothing', async () => {
    const four = [{ id: 'i1' }, { id: 'i2' }, { id: 'i3' }, { id: 'i4' }];
    expect((await linesOf(four)).slice(4)).toEqual([
      '',
      '3 inquiries, latest activity first. More:',
      '  next i3',
      '',
    ]);
    expect((await linesOf(four.slice(1))).slice(4)).toEqual(['', '3 inquiries, latest activity first.', '']);
    expect((await linesOf(four, 'received', 1)).slice(2)).toEqual(['', '1 inquiry. More:', '  next i1', '']);
    expect(await linesOf([])).toEqual(['None yet.', '']);
  });
});

describe('one inquiry', () => {
  it('is shown with every field, and the comment line by line', () => {
    const repeatedAt = ['2026-11-23T00:00:00.000Z', '2026-11-25T00:00:00.000Z'];
    const comment = 'one\n\ntwo नमस्ते 👩‍💻 \u2066\u061c';
    expect(
      inquiryText(storedInquiry({ comment, repeatedAt, pagePath: '/', suspect: ['fast', 'honeypot'] })),
    ).toBe(`\
Id:        iAbc
Received:  2026-11-21 09:06:00 UTC
Repeated:  2026-11-23 00:00:00 UTC, 2026-11-25 00:00:00 UTC
Name:      Asha
Email:     asha@example.com
Phone:     +919876543210
Page:      /
Suspect:   fast, honeypot: it was sent within two seconds; the hidden field was filled in
Mail:      none
Comment:
  | one
  | 
  | two नमस्ते 👩‍💻 
`);
    expect(inquiryText(storedInquiry())).not.toMatch(/Suspect|Repeated|Page|Country/);
    expect(inquiryText(storedInquiry({ countryAssumed: true }))).toMatch(/^Country: +assumed$/m);
  });

  const unsentSince = '2026-11-22T10:07:00.000Z';
  it.each([
    [{ notifiedAt: unsentSince }, /^Mail: +sent 2026-11-22 10:07:00 UTC$/m],
    [{ notifiedAt: unsentSince, messageId: 'm1' }, /^Mail: +sent .* UTC, message m1$/m],
    [{ outbox: 'unsentMarked', unsentSince }, /^Mail: +not sent yet, 0 tries since/m],
    [{ outbox: 'unsent', unsentSince, attempts: 1 }, /^Mail: +not sent yet, 1 try since 2026-11-22 10:07/m],
    [{ outbox: 'setAside', unsentSince, attempts: 9 }, /^Mail: +set aside after 9 tries.* resend iAbc$/m],
  ] as const)('says how its mail stands: %j', (fields, line) => {
    expect(inquiryText(storedInquiry(fields))).toMatch(line);
  });
});
