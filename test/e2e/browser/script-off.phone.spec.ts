import { expect } from '@playwright/test';
import { test } from '#test/support/browser/site-test.ts';
import { industry } from '#test/support/pages/pages-of-each-kind.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the sidebar opens, and its links work', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const sidebar = page.getByRole('dialog', { name: 'Menu' });
  await sidebar.getByText('Industries', { exact: true }).tap();
  await sidebar.getByRole('link', { name: industry.label, exact: true }).tap();
  await expect(page).toHaveURL(industry.path);
});
