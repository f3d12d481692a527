import { expect } from '@playwright/test';
import { CarouselPage } from '../frontend/ui/carousel/carousel-page.ts';
import { test } from '../support/site-test.ts';

test('a drag changes the slides without following a link, also where it leaves the carousel', async ({
  page,
}) => {
  const carousel = await CarouselPage.open(page, 1366);
  const link = carousel.links.last();

  await test.step('only the main button of the mouse drags', async () => {
    const track = carousel.section.locator('.slick-track');
    await link.hover();
    const { y = 0, height = 0 } = (await link.boundingBox()) ?? {};
    const place = () => track.evaluate((element) => element.style.transform);
    const before = await place();
    // Where the menu of a right click keeps the end of the press from the page, the slides would follow the pointer.
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(300, y + height / 2, { steps: 5 });
    expect(await place()).toBe(before);
    await page.mouse.up({ button: 'right' });
  });

  await test.step('inside the carousel', async () => {
    await link.hover();
    const { y = 0, height = 0 } = (await link.boundingBox()) ?? {};
    await page.mouse.down();
    await page.mouse.move(60, y + height / 2, { steps: 5 });
    await page.mouse.up();
    await carousel.expectChange([3, 4, 5]);
    await expect(page).toHaveURL('/');
  });

  await test.step('and out of it', async () => {
    await link.hover();
    const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
    await page.mouse.down();
    await page.mouse.move(x - 300, y, { steps: 5 });
    await page.mouse.move(x - 300, 5, { steps: 5 });
    await page.mouse.move(x - 500, 5, { steps: 5 });
    await page.mouse.up();
    await carousel.expectChange([1, 2, 3]);
    await expect(page).toHaveURL('/');
  });

  await carousel.slides.first().click();
  await expect(page).toHaveURL('/blog-detail');
});
