import fc from 'fast-check';

/** Number of code points before the surrogates, and number of surrogates, which are not characters. */
const [before, surrogates] = [0xd800, 0x800];

/** Any character, like fast-check's unit "binary", which takes a second to set up because it lists all 1.1 million. */
export const character = fc
  .integer({ min: 0, max: 0x10ffff - surrogates })
  .map((index) => String.fromCodePoint(index < before ? index : index + surrogates), indexOf);

function indexOf(text: unknown): number {
  const code = typeof text === 'string' ? text.codePointAt(0) : undefined;
  if (code === undefined || String.fromCodePoint(code) !== text) throw new Error('not a character');
  return code < before ? code : code - surrogates;
}
