/** Where a visitor is in a row of cards. */
export interface PlaceInRow {
  /** Index of the card with the focus, else of the last one wholly in view. */
  card: number;
  hasFocus: boolean;
}

/** @param row a row of cards that scrolls by hand */
export function placeInRow(row: HTMLElement): PlaceInRow {
  const cards = [...row.children];
  const focused = cards.findIndex((card) => card.contains(document.activeElement));
  if (focused >= 0) return { card: focused, hasFocus: true };
  const edge = row.getBoundingClientRect().right;
  // A pixel for rounding.
  const last = cards.findLastIndex((card) => card.getBoundingClientRect().right <= edge + 1);
  return { card: Math.max(0, last), hasFocus: false };
}
