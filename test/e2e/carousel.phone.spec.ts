import { expect } from '@playwright/test';
import { carouselMessages } from '#frontend/ui/carousel/messages.ts';
import { CarouselPage, interval } from '../frontend/ui/carousel/carousel-page.ts';
import { swipe, touch } from '../support/finger.ts';
import { test } from '../support/site-test.ts';

const { start, stop, previous, next, pages } = carouselMessages;

test('on a phone the slides change by touch only, and a swipe does not follow a link', async ({ page }) => {
  const carousel = await CarouselPage.open(page, 390);
  await expect(carousel.button('automatic')).toHaveCount(0);
  await carousel.expectRunning(false);
  await carousel.passTime(interval + 100);
  await carousel.expectSlides([1]);
  await carousel.expectActive(3);
  for (const [right, shown] of [
    [-160, 2],
    [160, 1],
  ] as const) {
    await swipe(carousel.slides, { right });
    await carousel.expectActive(shown);
    await carousel.expectChange([shown]);
  }
  // Too short to be a swipe.
  await swipe(carousel.slides, { right: -40 });
  await carousel.expectChange([1]);

  await carousel.button(previous).tap();
  await carousel.expectChange([5]);
  await carousel.button(next).tap();
  await carousel.expectChange([1]);
  const dots = carousel.section.getByRole('group', { name: pages }).getByRole('button');
  await expect(dots).toHaveCount(5);
  await dots.nth(3).tap();
  await carousel.expectChange([4]);
  await expect(dots.nth(3)).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL('/');
  await carousel.links.tap();
  await expect(page).toHaveURL('/blog-detail');
});

test('on a tablet slides change automatically, pause during a touch, and stop on a tap', {
  tag: '@nightly',
}, async ({ page }) => {
  const carousel = await CarouselPage.open(page, 768);
  const heading = carousel.section.getByRole('heading', { level: 2 });
  await carousel.expectRunning(true);
  await carousel.expectActive(3);
  await carousel.passTime(interval);
  await carousel.expectActive(4);
  await carousel.expectChange([3, 4, 5]);

  const moveAndLift = await touch(carousel.slides.nth(1));
  await carousel.expectRunning(false);
  await carousel.passTime(interval + 100);
  await carousel.expectActive(4);
  await moveAndLift({ right: -300 });
  await carousel.expectActive(1);
  await carousel.expectRunning(true);
  await carousel.expectChange([1, 2, 3]);

  await carousel.button(next).tap();
  await carousel.expectChange([3, 4, 5]);
  // The button keeps the focus until something else is tapped.
  await carousel.expectRunning(false);
  await heading.tap();
  await carousel.expectRunning(true);
  await carousel.button(stop).tap();
  await heading.tap();
  await carousel.passTime(interval + 100);
  await carousel.expectActive(4);
  await carousel.expectRunning(false);
  await carousel.button(start).tap();
  await carousel.expectRunning(true);
  await carousel.passTime(interval);
  await carousel.expectChange([1, 2, 3]);
});
