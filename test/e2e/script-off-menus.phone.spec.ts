import { expect } from '@playwright/test';
import { test } from '../support/site-test.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the menu button leads to the footer', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('link', { name: 'Menu' }).tap();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});
