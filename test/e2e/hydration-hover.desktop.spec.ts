import { expect } from '@playwright/test';
import { menuButton, panelOf } from '../support/header-page.ts';
import { hold } from '../support/hold-request.ts';
import { test } from '../support/site-test.ts';

test('a menu under the mouse since before React came opens', async ({ page }) => {
  const release = await hold(page, '**/assets/react-*.js');
  await page.goto('/about');
  const button = menuButton(page, 'Industries');
  await button.hover();
  await release();
  await expect(await panelOf(page, button)).toBeVisible();
});
