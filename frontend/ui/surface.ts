/** Background colors. The class `on-<surface>` sets background, text and focus ring color (styles/surfaces.css). */
export type Surface = 'mint' | 'sand' | 'sky' | 'cobalt' | 'ink';

/**
 * Those of cards, which repeat in this order: in one column, in two and in four, no card has that of the one next to it,
 * above it or below it, however many cards there are.
 */
export const cardSurfaces = ['sky', 'mint', 'sand'] as const satisfies readonly Surface[];

export type CardSurface = (typeof cardSurfaces)[number];

/** The surface of the card at the index, if the first card has another surface than the first of the order. */
export const cardSurface = (index: number, first: CardSurface = cardSurfaces[0]) =>
  cardSurfaces[(cardSurfaces.indexOf(first) + index) % cardSurfaces.length];
