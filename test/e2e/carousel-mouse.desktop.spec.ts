import { expect } from '@playwright/test';
import { content } from '#frontend/content/home.ts';
import { CarouselPage } from '../frontend/ui/carousel/carousel-page.ts';
import { test } from '../support/site-test.ts';

test('a mouse selects text in slides and follows links, and does not move the slides', async ({ page }) => {
  const carousel = await CarouselPage.open(page, 1366);
  await carousel.section.getByRole('heading', { level: 2 }).hover();
  await page.mouse.down();
  await carousel.slides.last().hover();
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).toContain(content.blogs.cards[0]?.title);

  await carousel.links.last().hover();
  await page.mouse.down();
  await page.mouse.move(60, 400, { steps: 5 });
  await page.mouse.up();
  await carousel.expectChange([1, 2, 3]);
  await expect(page).toHaveURL('/');
  await carousel.links.last().click();
  await expect(page).toHaveURL('/blog-detail');
});
