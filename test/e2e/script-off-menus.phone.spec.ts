import { expect } from '@playwright/test';
import { test } from '../support/site-test.ts';

test.use({ javaScriptEnabled: false });

test('without script the menu leads to the links at the end of the page', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('link', { name: 'Menu' }).tap();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});
