import fc from 'fast-check';

/** How many code points there are before the surrogates, which are no characters, and how many of those. */
const [before, surrogates] = [0xd800, 0x800];

/**
 * Any character, as fast-check's own unit "binary" means it. That one lists all 1.1 million of them before it begins,
 * which takes a second each time that it is asked for.
 */
export const character = fc
  .integer({ min: 0, max: 0x10ffff - surrogates })
  .map((index) => String.fromCodePoint(index < before ? index : index + surrogates), indexOf);

function indexOf(text: unknown): number {
  const code = typeof text === 'string' ? text.codePointAt(0) : undefined;
  if (code === undefined || String.fromCodePoint(code) !== text) throw new Error('not a character');
  return code < before ? code : code - surrogates;
}
