import { expect } from '@playwright/test';
import { carouselMessages } from '#frontend/ui/carousel/messages.ts';
import { CarouselPage, interval } from '../frontend/ui/carousel/carousel-page.ts';
import { press } from '../support/press.ts';
import { test } from '../support/site-test.ts';

test('three slides, or one up to 600 px, keep their position when the library loads', async ({
  page,
  isMobile,
}) => {
  const carousel = new CarouselPage(page);
  // No automatic change during the measurement.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of isMobile ? [390, 768, 1023] : [320, 600, 601, 1366]) {
    await carousel.resize(width);
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    const shown = width > 600 ? 3 : 1;
    await expect(carousel.slides).toHaveCount(5);
    const before = await carousel.places(shown);
    await carousel.section.scrollIntoViewIfNeeded();
    await expect(carousel.slides).toHaveCount(shown);
    const after = await carousel.places(shown);
    expect(after).toHaveLength(before.length);
    for (const [index, place] of before.entries())
      expect(Math.abs(place - (after[index] ?? 0)), `at ${width} px`).toBeLessThan(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('with prefers-reduced-motion nothing moves until the visitor starts it', async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const carousel = await CarouselPage.open(page, isMobile ? 768 : 1366);
  await carousel.passTime(2 * interval);
  await carousel.expectActive(3);
  await press(carousel.button(carouselMessages.start), isMobile);
  await carousel.passTime(interval);
  await carousel.expectSlides([3, 4, 5]);
});
