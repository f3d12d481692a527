import { describe, expect, test } from 'vitest';
import {
  breakpointFor,
  breakpointQueries,
  firstShown,
  pageStart,
  settingsAt,
} from '#frontend/ui/carousel/settings.ts';

/** Emulates `matchMedia` for a viewport of this width. */
const inView = (width: number) => (query: string) => {
  expect(breakpointQueries).toContain(query);
  return width <= Number.parseFloat(query.replace('(max-width: ', ''));
};
const settingsIn = (width: number) => settingsAt(breakpointFor(inView(width)));

describe('settings', () => {
  test.each([
    [320, 1, 1, false],
    [480, 1, 1, false],
    [480.5, 1, 1, true],
    [600, 1, 1, true],
    [600.5, 3, 3, true],
    [1024, 3, 3, true],
    [1025, 3, 3, true],
    [2560, 3, 3, true],
  ])(
    'at %d px: %d shown, %d scrolled, by themselves: %s',
    (width, slidesToShow, slidesToScroll, autoplay) => {
      expect(settingsIn(width)).toEqual({
        slidesToShow,
        slidesToScroll,
        autoplay,
        infinite: true,
        speed: 1000,
        autoplaySpeed: 3000,
      });
    },
  );
});

describe('a page of slides', () => {
  const three = settingsIn(1366);
  const one = settingsIn(600);

  test('starts at every third slide, or at every slide', () => {
    expect([0, 1, 2, 3, 4].map((slide) => pageStart(slide, three))).toEqual([0, 0, 0, 3, 3]);
    expect([0, 1, 2, 3, 4].map((slide) => pageStart(slide, one))).toEqual([0, 1, 2, 3, 4]);
  });

  test('is always full, as the last page starts earlier', () => {
    expect([0, 1, 2, 3, 4].map((slide) => firstShown(slide, 5, three))).toEqual([0, 0, 0, 2, 2]);
    expect([0, 1, 2, 3, 4].map((slide) => firstShown(slide, 5, one))).toEqual([0, 1, 2, 3, 4]);
  });
});
