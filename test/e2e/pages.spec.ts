import { expect } from '@playwright/test';
import { pages } from '#frontend/pages.ts';
import { expectAccessible } from '../support/axe.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { test } from '../support/site-test.ts';

for (const { path } of pages) {
  test(`${path} is whole, accessible and never scrolls sideways`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await untilHydrated(page);
    // React takes over the page as it was served: were an id new, labels and errors would name nothing.
    const served = [...((await response?.text()) ?? '').matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))).toEqual(
      served,
    );
    const { scroll, view } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      view: document.documentElement.clientWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(view);
    await expectAccessible(page);
  });
}

test('an unknown address is not found, and leads on', async ({ page, expectProblem }) => {
  expectProblem(/status of 404/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link', { name: /home/i })).toBeVisible();
  await expectAccessible(page);
});
