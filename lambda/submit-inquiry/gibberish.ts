/** Shorter texts say too little to be judged: letters. */
const minLetters = 24;

/** Shorter words may be abbreviations: letters. */
const minWordLetters = 8;

/** Part of all letters that stands in random words from which on a text is gibberish. */
const randomRatio = 0.7;

/** Addresses are full of letters that nobody pronounces. */
const address = /:\/\/|^www\.|@/i;

const word = /\p{L}+/gu;

/** Letters that several languages write for one sound, so that they do not add up to a run of consonants. */
const oneSound = /sch|sh|ch|ck|th|ph|sz|cz|rz|dz|ng|st|tr/g;

/** Latin consonants only: of other scripts this knows nothing, so they are never random. */
const consonantRun = /[bcdfghjklmnpqrstvwxz]{5}/;

/**
 * Whether a long text is no language but letters at random, such as `xKqTwzRbnLp`, or the same few letters again and
 * again. Random are long Latin words of which nobody could say the consonants, or that change between small and
 * capital letters as no name does; a text is judged by the part that they have in it, as every language has a few
 * such words.
 */
export function isGibberish(text: string): boolean {
  const parts = text.split(/\s+/).filter((part) => !address.test(part));
  const words = parts.join(' ').match(word) ?? [];
  const letters = words.join('');
  if (letters.length < minLetters) return false;
  if (new Set(letters.toLowerCase()).size <= 3) return true;
  const random = words.filter(isRandom).join('');
  return random.length / letters.length >= randomRatio;
}

function isRandom(text: string): boolean {
  if (text.length < minWordLetters) return false;
  return caseChanges(text) >= 3 || consonantRun.test(plain(text));
}

/** From a small letter to a capital one inside a word: `JavaScript` has one. */
function caseChanges(text: string): number {
  return text.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0;
}

/** Small letters without accents, one for each sound. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(oneSound, 't');
}
