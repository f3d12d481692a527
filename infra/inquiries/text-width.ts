const segmenter = new Intl.Segmenter();

/** Characters that take two cells of a terminal: East Asian ones and emoji. */
const wide =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\u3000-\u303F\uFF01-\uFF60]/u;

/** Characters that turn the direction of what follows, which would garble the terminal's lines. */
const directionMarks = /[\u202A-\u202E\u2066-\u2069]/g;

/** Text as it may stand on a terminal. */
export function withoutDirectionMarks(text: string): string {
  return text.replace(directionMarks, '');
}

/** Text in exactly so many cells of a terminal: cut with an ellipsis or filled with spaces. */
export function fitCells(text: string, cells: number): string {
  const whole = take(text, cells);
  const { kept, used } = whole.kept === text ? whole : take(text, cells - 1);
  const shown = kept === text ? kept : `${kept}…`;
  return shown + ' '.repeat(cells - used - (kept === text ? 0 : 1));
}

/** As many characters as fit, as people see characters. */
function take(text: string, cells: number): { kept: string; used: number } {
  let kept = '';
  let used = 0;
  for (const { segment } of segmenter.segment(text)) {
    const width = wide.test(segment) ? 2 : 1;
    if (used + width > cells) break;
    kept += segment;
    used += width;
  }
  return { kept, used };
}
