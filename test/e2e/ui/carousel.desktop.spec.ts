import { expect } from '@playwright/test';
import { carouselMessages } from '#frontend/ui/carousel/messages.ts';
import { test } from '#test/support/browser/site-test.ts';
import { CarouselPage, change, count, interval, threeOn } from '#test/support/pages/carousel-page.ts';

const { start, stop, previous, next, pages } = carouselMessages;

/** Visible slides before and after the first transition, and before it backward. */
const [first, second, last] = [threeOn(0), threeOn(1), threeOn(Math.ceil(count / 3) - 1)];

test('slides change automatically, and the next one becomes active at the start', async ({ page }) => {
  const carousel = await CarouselPage.open(page, 1366);
  await expect(carousel.section).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(carousel.slides.first()).toHaveAttribute('aria-roledescription', 'slide');
  await carousel.expectRunning(true);
  await carousel.passTime(interval - 100);
  await carousel.expectActive(3);
  // On a busy machine, react-slick starts its interval up to 50 ms later.
  await carousel.passTime(200);
  await carousel.expectActive(4);
  await carousel.expectChange(second);
  await carousel.passTime(interval - change);
  await carousel.expectChange(threeOn(2));
});

test('slides pause for the pointer, the focus and the pause button, and resume afterwards', async ({
  page,
}) => {
  const carousel = await CarouselPage.open(page, 1366);

  await test.step('the pointer or the focus is inside', async () => {
    await carousel.slides.first().hover();
    await carousel.expectRunning(false);
    await carousel.links.first().focus();
    await page.mouse.move(1, 1);
    await carousel.passTime(2 * interval);
    await carousel.button(stop).focus();
    await carousel.passTime(2 * interval);
    await carousel.expectActive(3);
  });

  await test.step('both have left', async () => {
    await page.keyboard.press('Shift+Tab');
    await carousel.expectRunning(true);
    await carousel.slides.first().hover();
    await carousel.expectRunning(false);
    await page.mouse.move(1, 1);
    await carousel.passTime(interval);
    await carousel.expectChange(second);
  });

  await test.step('the button stops the slides and starts them', async () => {
    // The focus left the carousel from the button, which is the first tab stop.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(carousel.button(start)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await carousel.passTime(2 * interval);
    await carousel.expectActive(4);
    await carousel.button(start).click();
    await expect(carousel.button(stop)).toBeFocused();
    await page.mouse.move(1, 1);
    await carousel.expectRunning(true);
    await carousel.passTime(interval);
    await carousel.expectChange(threeOn(2));
  });
});

test('arrows and dots wrap around, and Tab reaches visible slides only', async ({ page }) => {
  const carousel = await CarouselPage.open(page, 1366);
  const dots = carousel.section.getByRole('group', { name: pages }).getByRole('button');
  await expect(dots).toHaveCount(Math.ceil(count / 3));
  await carousel.button(previous).click();
  await carousel.expectChange(last);
  await expect(dots.last()).toHaveAttribute('aria-current', 'true');

  const order = await carousel.section.evaluate((section) => {
    const controls = [...section.querySelectorAll('button, a')].filter(
      (control) => !control.closest('[inert]'),
    );
    const boxes = controls.map((control) => control.getBoundingClientRect());
    return boxes.map((box, index) => {
      const before = boxes[index - 1];
      return !before || box.left >= before.right || box.top >= before.bottom;
    });
  });
  // The focus goes from left to right and down.
  expect(order).not.toContain(false);
  await carousel.button(stop).focus();
  const stops = await carousel.tabStops();
  expect(stops.slice(0, 3)).toEqual([stop, previous, next]);
  expect(stops.slice(3 + (await dots.count()))).toHaveLength(3);

  await carousel.button(next).click();
  await carousel.expectChange(first);
  await dots.nth(1).click();
  await carousel.expectChange(second);
  // Arrow keys would take the focused slide out of view.
  await carousel.links.last().press('ArrowRight');
  await carousel.expectChange(second);
});

test('the number of slides and the automatic change follow the width', { tag: '@nightly' }, async ({
  page,
}) => {
  const carousel = await CarouselPage.open(page, 480);
  await expect(carousel.button(stop)).toHaveCount(0);
  await carousel.expectSlides([1]);
  await carousel.button(previous).click();
  await carousel.expectChange([count]);
  await carousel.focused.blur();
  await page.mouse.move(1, 1);
  await carousel.resize(601);
  await expect(carousel.button(stop)).toBeVisible();
  await carousel.expectChange(last);
  await carousel.passTime(interval);
  await carousel.expectChange(first);

  await test.step('they resume after a focused slide is hidden', async () => {
    await carousel.links.last().focus();
    await carousel.expectRunning(false);
    await carousel.resize(600);
    await expect(carousel.button('Show slide ')).toHaveCount(count);
    await carousel.expectChange([1]);
    await carousel.expectRunning(true);
  });
});

test('with prefers-reduced-motion nothing moves until the visitor starts it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const carousel = await CarouselPage.open(page, 1366);
  await carousel.passTime(2 * interval);
  await carousel.expectActive(3);
  await carousel.button(start).press('Enter');
  await carousel.expectRunning(true);
  await carousel.passTime(interval);
  await carousel.expectSlides(second);
});

test('the library replaces the row when the focus has left it, and moves nothing', {
  tag: '@nightly',
}, async ({ page }) => {
  const carousel = new CarouselPage(page);
  /** Heights of the section and of the first slides, with the places of these. */
  const places = () =>
    carousel.section.evaluate((section) => {
      const slides = [...section.querySelectorAll('[aria-roledescription="slide"]')];
      return [section, ...slides.filter((slide) => !slide.closest('[inert]')).slice(0, 3)].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y + scrollY, width, height].map(Math.round);
      });
    });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const library = page.waitForResponse('**/live-carousel*');
  await carousel.links.first().focus();
  await (await library).finished();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Tab');
  await expect(carousel.links.nth(1)).toBeFocused();
  await page.evaluate(() => document.fonts.ready);
  const before = await places();
  await carousel.focused.blur();
  await carousel.untilLive();
  await expect(carousel.slides).toHaveCount(3);
  expect(await places()).toEqual(before);
});

test('without the library the slides remain a scrollable row', { tag: ['@chromium', '@nightly'] }, async ({
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

  test('all slides are in a scrollable row', async ({ page }) => {
    await page.goto('/');
    const { links } = new CarouselPage(page);
    await expect(links).toHaveCount(count);
    await links.first().scrollIntoViewIfNeeded();
    await expect(links.nth(2)).toBeInViewport();
    await expect(links.nth(3)).not.toBeInViewport();
    await links.last().focus();
    await expect(links.last()).toBeInViewport();
  });
});
