/** A visitor's position in a row of cards. */
export interface PlaceInRow {
  /** Index of the focused card, or of the last card that is completely in view. */
  card: number;
  hasFocus: boolean;
}

/** @param row a scrollable row of cards */
export function placeInRow(row: HTMLElement): PlaceInRow {
  const cards = [...row.children];
  const focused = cards.findIndex((card) => card.contains(document.activeElement));
  if (focused >= 0) return { card: focused, hasFocus: true };
  const edge = row.getBoundingClientRect().right;
  // One pixel of tolerance for rounding.
  const last = cards.findLastIndex((card) => card.getBoundingClientRect().right <= edge + 1);
  return { card: Math.max(0, last), hasFocus: false };
}
