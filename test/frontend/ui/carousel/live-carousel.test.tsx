import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LiveCarousel } from '#frontend/ui/carousel/live-carousel.tsx';

const library = vi.hoisted(() => vi.fn<(props: object) => null>(() => null));
vi.mock('react-slick', () => ({ default: { default: library } }));

/** Emulates `matchMedia` for a viewport of this width. */
const viewport = (width: number) => (query: string) => ({
  matches: width <= Number.parseFloat(query.replace('(width <= ', '')),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

// A browser test cannot have a fractional width, which zoom makes.
test.each([
  [320, 1, false],
  [480, 1, false],
  [480.5, 1, true],
  [600, 1, true],
  [600.5, 3, true],
  [1024, 3, true],
  [1025, 3, true],
])('at %d px: %d shown and scrolled, automatically: %s', (width, slides, autoplay) => {
  vi.stubGlobal('matchMedia', viewport(width));
  render(<LiveCarousel slides={['1', '2', '3', '4', '5']} onChange={() => undefined} />);
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
  [600, 1],
  [1366, 3],
])('at %d px, %d slides are all in view, so nothing moves and there are no controls', (width, fitting) => {
  vi.stubGlobal('matchMedia', viewport(width));
  render(<LiveCarousel slides={['1', '2', '3'].slice(0, fitting)} onChange={() => undefined} />);
  expect(library).not.toHaveBeenCalled();
  expect(screen.queryByRole('button')).toBeNull();
});
