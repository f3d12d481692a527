import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitCells } from '#infra/inquiries/text-width.ts';

it.each([
  ['abc', 5, 'abc  '],
  ['abcde', 5, 'abcde'],
  ['abcdef', 5, 'abcd…'],
  ['陳大文', 6, '陳大文'],
  ['陳大文', 5, '陳大…'],
  ['陳大文', 4, '陳… '],
  ['नमस्ते', 4, 'नमस्ते '],
  ['👩‍💻👩‍💻', 3, '👩‍💻…'],
  ['', 2, '  '],
])('%j in %i cells is %j', (text, cells, shown) => {
  expect(fitCells(text, cells)).toBe(shown);
});

it('fills a column exactly when characters are narrow', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abc é') }), fc.nat(40), (text, more) => {
      expect([...fitCells(text, more + 1)]).toHaveLength(more + 1);
    }),
  );
});
