import { expect } from '@playwright/test';
import { footerLink } from '../support/footer-page.ts';
import { openPage } from '../support/header-page.ts';
import { test } from '../support/site-test.ts';

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`scrolling is smooth, or instant with prefers-reduced-motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const behaviors: unknown[] = [];
      Object.assign(globalThis, { behaviors });
      const { scrollTo } = globalThis;
      globalThis.scrollTo = ((options: ScrollToOptions) => {
        behaviors.push(options.behavior);
        scrollTo(options);
      }) as typeof scrollTo;
    });
    const behaviors = () =>
      page.evaluate(() => (globalThis as unknown as { behaviors: unknown[] }).behaviors);
    const behavior = reducedMotion === 'reduce' ? 'instant' : 'smooth';
    await openPage(page, '/about');
    await footerLink(page, 'Insurance').click();
    await expect.poll(behaviors).toEqual([behavior]);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    await expect.poll(behaviors).toEqual([behavior, behavior]);
    await page.goBack();
    await expect(page).toHaveURL(/insurance$/);
    await expect.poll(behaviors).toEqual([behavior, behavior, 'instant']);
  });
}

test('the skip link is first in the tab order and leads to the main area', async ({ page }) => {
  await openPage(page, '/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
