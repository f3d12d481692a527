import { expect } from '@playwright/test';
import { expectRing } from '../support/forced-colors.ts';
import { openPage } from '../support/header-page.ts';
import { reach } from '../support/keyboard.ts';
import { test } from '../support/site-test.ts';

test('in forced colors the open sidebar marks the current page and the focus', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openPage(page, '/about');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const sidebar = page.getByRole('dialog');
  await sidebar.getByText('Insights', { exact: true }).tap();
  await expect(sidebar.locator('[aria-current="page"]')).toHaveCSS('text-decoration-line', 'underline');
  await reach(sidebar.getByRole('link').last());
  await expectRing(sidebar.getByRole('link').last());
});
