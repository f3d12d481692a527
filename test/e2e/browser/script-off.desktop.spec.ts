import { expect } from '@playwright/test';
import { mainNavigation } from '../../support/header-page.ts';
import { industry } from '../../support/pages-of-each-kind.ts';
import { test } from '../../support/site-test.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the menus open', async ({ page }) => {
  await page.goto('/about');
  await mainNavigation(page).getByRole('button', { name: 'Industries' }).hover();
  await mainNavigation(page).getByRole('link', { name: industry.label, exact: true }).click();
  await expect(page).toHaveURL(industry.path);
});
