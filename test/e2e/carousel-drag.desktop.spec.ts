import { expect } from '@playwright/test';
import { CarouselPage } from '../frontend/ui/carousel/carousel-page.ts';
import { test } from '../support/site-test.ts';

/** Visible slides after the first transition. */
const second = [3, 4, 5];

test('a drag changes the slides without following a link; a click follows it', async ({ page }) => {
  const carousel = await CarouselPage.open(page, 1366);
  await carousel.links.last().hover();
  const { y = 0, height = 0 } = (await carousel.links.last().boundingBox()) ?? {};
  await page.mouse.down();
  await page.mouse.move(60, y + height / 2, { steps: 5 });
  await page.mouse.up();
  await carousel.expectChange(second);
  await expect(page).toHaveURL('/');
  await carousel.slides.first().click();
  await expect(page).toHaveURL('/blog-detail');
});

test('a drag that leaves the carousel goes on outside, and the next click follows a link', async ({
  page,
}) => {
  const carousel = await CarouselPage.open(page, 1366);
  const link = carousel.links.last();
  await link.hover();
  const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
  await page.mouse.down();
  await page.mouse.move(x - 300, y, { steps: 5 });
  await page.mouse.move(x - 300, 5, { steps: 5 });
  await page.mouse.move(x - 500, 5, { steps: 5 });
  await page.mouse.up();
  await carousel.expectChange(second);
  await expect(page).toHaveURL('/');
  await carousel.slides.first().click();
  await expect(page).toHaveURL('/blog-detail');
});

test('only the main button of the mouse drags', async ({ page }) => {
  const carousel = await CarouselPage.open(page, 1366);
  const track = carousel.section.locator('.slick-track');
  await carousel.links.last().hover();
  const { y = 0, height = 0 } = (await carousel.links.last().boundingBox()) ?? {};
  const place = () => track.evaluate((element) => element.style.transform);
  const before = await place();
  // Where the menu of a right click keeps the end of the press from the page, the slides would follow the pointer.
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(300, y + height / 2, { steps: 5 });
  expect(await place()).toBe(before);
  await page.mouse.up({ button: 'right' });
});
