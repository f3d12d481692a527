import { expect } from '@playwright/test';
import { industry } from '../../support/pages-of-each-kind.ts';
import { test } from '../../support/site-test.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the sidebar opens, and its links work', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const sidebar = page.getByRole('dialog', { name: 'Menu' });
  await sidebar.getByText('Industries', { exact: true }).tap();
  await sidebar.getByRole('link', { name: industry.label, exact: true }).tap();
  await expect(page).toHaveURL(industry.path);
});
