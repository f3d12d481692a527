import { expect } from '@playwright/test';
import { test } from '#test/support/browser/site-test.ts';
import { mainNavigation } from '#test/support/pages/header-page.ts';
import { industry } from '#test/support/pages/pages-of-each-kind.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the menus open', async ({ page }) => {
  await page.goto('/about');
  await mainNavigation(page).getByRole('button', { name: 'Industries' }).hover();
  const link = mainNavigation(page).getByRole('link', { name: industry.label, exact: true });
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(industry.path);
});
