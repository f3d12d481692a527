import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LiveCarousel } from '#frontend/ui/carousel/live-carousel.tsx';
import { carouselMessages } from '#frontend/ui/carousel/messages.ts';

const library = vi.hoisted(() => vi.fn<(props: object) => null>(() => null));
vi.mock('react-slick', () => ({ default: { default: library } }));

/** Emulates `matchMedia` for a viewport of this width. */
const viewport = (width: number) => (query: string) => ({
  matches: width <= Number.parseFloat(query.replace('(width <= ', '')),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

/** Shows five slides in a viewport of this width, of which the row before was scrolled to this card. */
function show(width: number, card: number) {
  vi.stubGlobal('matchMedia', viewport(width));
  const slides = ['1', '2', '3', '4', '5'];
  render(<LiveCarousel start={{ card, hasFocus: false }} slides={slides} onChange={() => undefined} />);
}

test.each([
  [320, 1, false],
  [480, 1, false],
  [480.5, 1, true],
  [600, 1, true],
  [600.5, 3, true],
  [1024, 3, true],
  [1025, 3, true],
  [2560, 3, true],
])('at %d px: %d shown and scrolled, by themselves: %s', (width, slides, autoplay) => {
  show(width, 2);
  expect(library.mock.lastCall?.[0]).toMatchObject({
    slidesToShow: slides,
    slidesToScroll: slides,
    autoplay,
    infinite: true,
    speed: 1000,
    autoplaySpeed: 3000,
  });
});

test.each([
  [1366, 2, 0, ['1 to 3', '3 to 5'], '1 to 3'],
  [1366, 4, 3, ['1 to 3', '3 to 5'], '3 to 5'],
  [390, 4, 4, ['1', '2', '3', '4', '5'], '5'],
])('at %d px, card %d is in a page that starts at %d', (width, card, start, pages, current) => {
  show(width, card);
  expect(library.mock.lastCall?.[0]).toHaveProperty('initialSlide', start);
  const dots = screen.getAllByRole('button', { name: /^Show/ });
  expect(dots.map((dot) => dot.ariaLabel?.replace(/Show slides? /, ''))).toEqual(pages);
  expect(dots.find((dot) => dot.ariaCurrent)).toHaveAccessibleName(expect.stringMatching(`${current}$`));
  expect(screen.getByRole('button', { name: carouselMessages.next })).toBeVisible();
});
