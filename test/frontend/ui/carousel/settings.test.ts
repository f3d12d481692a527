import { describe, expect, test } from 'vitest';
import {
  carouselSettings,
  firstShown,
  noAutoplayQuery,
  oneSlideQuery,
  pageStart,
} from '#frontend/ui/carousel/settings.ts';

/** Emulates `matchMedia` for a viewport of this width. */
const matches = (query: string, width: number) =>
  width <= Number.parseFloat(query.replace('(max-width: ', ''));
const settingsIn = (width: number) =>
  carouselSettings(matches(oneSlideQuery, width), !matches(noAutoplayQuery, width));

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
  test('starts at every third slide, or at every slide', () => {
    expect([0, 1, 2, 3, 4].map((slide) => pageStart(slide, 3))).toEqual([0, 0, 0, 3, 3]);
    expect([0, 1, 2, 3, 4].map((slide) => pageStart(slide, 1))).toEqual([0, 1, 2, 3, 4]);
  });

  test('is always full, as the last page starts earlier', () => {
    expect([0, 1, 2, 3, 4].map((slide) => firstShown(slide, 5, 3))).toEqual([0, 0, 0, 2, 2]);
    expect([0, 1, 2, 3, 4].map((slide) => firstShown(slide, 5, 1))).toEqual([0, 1, 2, 3, 4]);
  });
});
