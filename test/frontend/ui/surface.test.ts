import { expect, test } from 'vitest';
import { cardSurface, cardSurfaces } from '#frontend/ui/surface.ts';

test.each(cardSurfaces)(
  'no card has the surface of a neighbor in one, two or four columns, from %s on',
  (first) => {
    const cards = Array.from({ length: 13 }, (_, index) => cardSurface(index, first));
    expect(cards[0]).toBe(first);
    for (const distance of [1, 2, 4])
      for (const [index, surface] of cards.entries()) expect(surface).not.toBe(cards[index + distance]);
  },
);
