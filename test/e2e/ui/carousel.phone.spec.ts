import { expect } from '@playwright/test';
import { carouselMessages } from '#frontend/ui/carousel/messages.ts';
import { swipe } from '#test/support/browser/finger.ts';
import { test } from '#test/support/browser/site-test.ts';
import { CarouselPage, count, interval } from '#test/support/pages/carousel-page.ts';

const { stop, previous, next, pages } = carouselMessages;

test('on a phone the slides change by touch only, and a swipe does not follow a link', async ({
  page,
  expectProblem,
}) => {
  // react-slick cancels the end of a swipe, which a browser that scrolls does not allow.
  expectProblem(/Ignored attempt to cancel a touchend event/);
  const carousel = await CarouselPage.open(page, 390);
  await expect(carousel.button(stop)).toHaveCount(0);
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

  await carousel.button(previous).tap();
  await carousel.expectChange([count]);
  await carousel.button(next).tap();
  await carousel.expectChange([1]);
  const dots = carousel.section.getByRole('group', { name: pages }).getByRole('button');
  await expect(dots).toHaveCount(count);
  await dots.nth(2).tap();
  await carousel.expectChange([3]);
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL('/');
  const target = (await carousel.links.getAttribute('href')) ?? '';
  await carousel.links.tap();
  await expect(page).toHaveURL(target);
});
