/** Widths of words set 1 px large, with the space between their letters. */
export type WordWidths = ReadonlyMap<string, number>;

/** Lines of one size; in pixels. */
export interface TitleLines {
  readonly size: number;
  readonly lineHeight: number;
  readonly lines: readonly string[];
}

const largest = 96;
const smallest = 44;
const belowSize = 34;
/** Between words, in parts of the size. */
const space = 0.22;

/** Above what follows the head; in pixels. */
export const gapBelow = 20;

const atColon = /^(.*?): (.*)$/;
const atPreposition = /^(.{12,}?),? ((?:for|from|by|with|of) .*)$/;

/**
 * A title's head, set large, and what may stand below it: what follows a colon, or, in a long title, the first
 * preposition: 'Fraud Detection', 'for Payments, Accounts and Claims'.
 */
export function titleParts(title: string): string[] {
  const long = title.length > 36 && atPreposition.exec(title);
  const [, head = title, below] = atColon.exec(title) ?? (long || []);
  return below === undefined ? [head] : [head, below];
}

/** Words of a part; 'AI & ML' is one, as neither of its halves reads well alone. */
export function titleWords(part: string): string[] {
  return part.replace(/\b([A-Z]{1,3}) & ([A-Z]{1,3})\b/g, '$1\u00a0&\u00a0$2').split(' ');
}

/**
 * The best setting of a title that fits into a room, in pixels: its head as large as good line breaks allow.
 * @throws when none fits
 */
export function fitTitle(title: string, room: { width: number; height: number }, widths: WordWidths) {
  const [head = '', rest] = titleParts(title);
  // One setting at most: the best for its size. Without any, a title that has a second part does not fit.
  const below = rest === undefined ? [[]] : settings(rest, belowSize, 1.2, room.width, widths).slice(0, 1);
  let best: { parts: TitleLines[]; cost: number } | undefined;
  for (let size = largest; size >= smallest; size -= 2) {
    for (const { cost, ...part } of settings(head, size, 1.04, room.width, widths)) {
      for (const lower of below) {
        const parts = [part, ...[lower].flat()];
        const total = cost + 2 * Math.log(largest / size);
        if (titleHeight(parts) <= room.height && total < (best?.cost ?? Number.POSITIVE_INFINITY))
          best = { parts, cost: total };
      }
    }
  }
  if (!best) throw new Error(`This title is too long for its social picture: ${title}`);
  return best.parts;
}

/** Height of a whole title; in pixels. */
function titleHeight(parts: readonly TitleLines[]): number {
  const lines = parts.reduce((height, part) => height + part.lines.length * part.lineHeight, 0);
  return lines + (parts.length - 1) * gapBelow;
}

/** All ways to break a part into lines that are no wider than the room, the best first. */
function settings(part: string, size: number, leading: number, width: number, widths: WordWidths) {
  const lineHeight = Math.round(size * leading);
  const widthOf = (line: readonly string[]) =>
    line.reduce(
      (sum, word) => sum + (widths.get(word) ?? Number.POSITIVE_INFINITY),
      space * (line.length - 1),
    ) * size;
  return breakings(titleWords(part))
    .map((lines) => ({ lines, widths: lines.map(widthOf) }))
    .filter((setting) => setting.widths.every((line) => line <= width))
    .map((setting) => ({
      size,
      lineHeight,
      lines: setting.lines.map((line) => line.join(' ')),
      cost: costOf(setting, width),
    }))
    .sort((a, b) => a.cost - b.cost);
}

/** What a typesetter dislikes: many lines, of unequal length, a short word alone, a short last line. */
function costOf({ lines, widths }: { lines: string[][]; widths: number[] }, room: number): number {
  const longest = Math.max(...widths);
  const last = widths.at(-1) ?? 0;
  const ragged = widths.reduce((sum, width) => sum + ((longest - width) / room) ** 2, 0);
  const alone = lines.filter((line) => lines.length > 1 && line.join(' ').length <= 3).length;
  const widow = last < 0.7 * longest ? 0.3 : 0;
  return 0.4 * ragged + alone + widow + 0.35 * lines.length;
}

/** Every way to break words into lines: after each word but the last there is a break or there is none. */
function breakings(words: readonly string[]): string[][][] {
  const [first, ...others] = words;
  if (first === undefined) return [];
  if (others.length === 0) return [[[first]]];
  return breakings(others).flatMap(([line = [], ...lines]) => [
    [[first, ...line], ...lines],
    [[first], line, ...lines],
  ]);
}
