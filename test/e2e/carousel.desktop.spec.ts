import { expect } from '@playwright/test';
import { carouselMessages } from '#frontend/ui/carousel/messages.ts';
import { CarouselPage, change, interval } from '../frontend/ui/carousel/carousel-page.ts';
import { test } from '../support/site-test.ts';

/** Visible slides before and after the first transition. */
const first = [1, 2, 3];
const second = [3, 4, 5];

test('slides change automatically without a layout shift, and the next one becomes active at the start', {
  tag: '@chromium',
}, async ({ page }) => {
  const carousel = new CarouselPage(page);
  await carousel.openHome(1366);
  const shifts = await carousel.watchShifts();
  await carousel.approach();
  await expect(carousel.section).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(carousel.slides.first()).toHaveAttribute('aria-roledescription', 'slide');
  await carousel.expectRunning(true);
  await carousel.passTime(interval - 100);
  await carousel.expectActive(3);
  await carousel.passTime(100);
  await carousel.expectActive(4);
  await carousel.expectChange(second);
  await carousel.passTime(interval - change);
  await carousel.expectActive(1);
  await carousel.expectChange(first);
  expect(await shifts()).toEqual([]);
});

test('slides pause for the pointer, the focus and the pause button, and resume afterwards', async ({
  page,
}) => {
  const carousel = await CarouselPage.open(page, 1366);
  const { start, stop, next } = carouselMessages;

  await test.step('the pointer or the focus is inside', async () => {
    await carousel.slides.first().hover();
    await carousel.expectRunning(false);
    await carousel.passTime(2 * interval);
    await carousel.links.first().focus();
    await page.mouse.move(1, 1);
    await carousel.passTime(2 * interval);
    await carousel.button(next).focus();
    await carousel.passTime(2 * interval);
    await carousel.button(stop).focus();
    await carousel.passTime(2 * interval);
    await carousel.expectActive(3);
  });

  await test.step('both have left', async () => {
    await page.keyboard.press('Shift+Tab');
    await expect(carousel.focused).toHaveCount(0);
    await carousel.expectRunning(true);
    await carousel.slides.first().hover();
    await carousel.expectRunning(false);
    await page.mouse.move(1, 1);
    await carousel.expectRunning(true);
    await carousel.passTime(interval);
    await carousel.expectChange(second);
  });

  await test.step('the button is the first tab stop and stops the slides', async () => {
    // The focus left the carousel from the button.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(carousel.button(start)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await carousel.passTime(2 * interval);
    await carousel.expectActive(4);
  });

  await test.step('and starts them immediately', async () => {
    await carousel.button(start).click();
    await expect(carousel.button(stop)).toBeFocused();
    await carousel.expectRunning(true);
    await carousel.passTime(interval);
    await carousel.expectChange(first);
  });
});

test('arrows and dots wrap around, during a transition too, and Tab reaches visible slides only', async ({
  page,
}) => {
  const carousel = await CarouselPage.open(page, 1366);
  const { stop, previous, next } = carouselMessages;
  const dots = carousel.section.getByRole('group', { name: carouselMessages.pages }).getByRole('button');
  await expect(dots).toHaveCount(2);
  await carousel.button(previous).click();
  await carousel.expectChange(second);
  await expect(dots.last()).toHaveAttribute('aria-current', 'true');

  await carousel.button(stop).focus();
  const stops = await carousel.tabStops();
  expect(stops.slice(0, 3)).toEqual([stop, previous, next]);
  expect(stops.slice(3 + 2)).toHaveLength(3);

  await carousel.button(next).click();
  await carousel.expectChange(first);
  await dots.nth(1).click();
  await carousel.expectChange(second);

  await test.step('a press during a transition moves the slides on', async () => {
    await carousel.button(stop).click();
    await carousel.button(next).click();
    await carousel.passTime(300);
    await carousel.expectActive(1);
    await carousel.button(previous).click();
    await carousel.passTime(100);
    await carousel.expectActive(4);
    await carousel.expectChange(second);
  });

  await test.step('all slides are whole on paper, whichever are shown', async () => {
    await page.emulateMedia({ media: 'print' });
    const printed = await carousel.section.evaluate((section) => {
      const slides = [...section.querySelectorAll('[aria-roledescription="slide"]')];
      return slides.filter((slide) => {
        const { left, right, width } = slide.getBoundingClientRect();
        return width > 0 && left >= 0 && right <= innerWidth;
      }).length;
    });
    expect(printed).toBe(5);
    await expect(carousel.button(next)).toBeHidden();
  });
});

test('up to 480 px nothing changes automatically; it does after the viewport grows', {
  tag: '@nightly',
}, async ({ page }) => {
  const carousel = await CarouselPage.open(page, 480);
  await expect(carousel.button('automatic')).toHaveCount(0);
  await carousel.expectRunning(false);
  await carousel.passTime(3 * interval);
  await carousel.expectSlides([1]);
  await carousel.button(carouselMessages.previous).click();
  await carousel.expectChange([5]);
  await carousel.focused.blur();
  await page.mouse.move(1, 1);
  await carousel.resize(601);
  await carousel.passTime(100);
  await carousel.expectSlides([3, 4, 5]);
  await expect(carousel.button(carouselMessages.stop)).toBeVisible();
  await carousel.passTime(interval);
  await carousel.expectChange([1, 2, 3]);
});

test('a focused link keeps the focus when the library loads or fewer slides fit', async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route('**/live-carousel*', async (route) => {
    await new Promise<void>((release) => held.push(release));
    await route.continue();
  });
  await page.goto('/');
  const carousel = new CarouselPage(page);
  await carousel.links.last().focus();
  await expect.poll(() => held.length).toBe(1);
  for (const release of held) release();
  await carousel.expectSlides(second);
  await expect(carousel.links.last()).toBeFocused();
  await expect(carousel.focused).toBeInViewport();

  await carousel.links.first().focus();
  await page.setViewportSize({ width: 560, height: 800 });
  await expect(carousel.focused).toHaveCount(1);
  await carousel.section.scrollIntoViewIfNeeded();
  await expect(carousel.focused).toBeInViewport();
  await carousel.expectRunning(false);
  await carousel.focused.blur();
  await carousel.expectRunning(true);
});

test('without the library the slides remain a scrollable row', { tag: '@chromium' }, async ({
  page,
  expectProblem,
}) => {
  expectProblem(/live-carousel/);
  await page.route('**/live-carousel*', (route) => route.abort());
  await page.goto('/');
  const carousel = new CarouselPage(page);
  await carousel.section.scrollIntoViewIfNeeded();
  await expect(carousel.section.locator('[data-failed]')).toBeVisible();
  await carousel.links.last().focus();
  await expect(carousel.focused).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all five slides are in a scrollable row', async ({ page }) => {
    await page.goto('/');
    const { links } = new CarouselPage(page);
    await expect(links).toHaveCount(5);
    await links.first().scrollIntoViewIfNeeded();
    await expect(links.nth(2)).toBeInViewport();
    await expect(links.nth(3)).not.toBeInViewport();
    await links.last().focus();
    await expect(links.last()).toBeInViewport();
  });
});
