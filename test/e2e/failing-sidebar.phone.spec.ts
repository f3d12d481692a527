import { expect } from '@playwright/test';
import { openPage } from '../support/header-page.ts';
import { test } from '../support/site-test.ts';

test('a sidebar whose chunk is lost leads to the footer instead', async ({ page, expectProblem }) => {
  expectProblem(/ERR_FAILED/);
  expectProblem(/dynamically imported module/);
  await page.route('**/assets/sidebar-*', (route) => route.abort());
  await openPage(page, '/about');
  const button = page.getByRole('button', { name: 'Open menu' });
  await button.tap();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});
