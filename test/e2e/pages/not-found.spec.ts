import { expect } from '@playwright/test';
import { expectAccessible } from '#test/support/axe.ts';
import { openPage } from '#test/support/header-page.ts';
import { test } from '#test/support/site-test.ts';
import { expectRoomForText } from '#test/support/text-layout.ts';

test('an unknown path returns 404 with a link to the home page', async ({ page, expectProblem }) => {
  expectProblem(/status of 404/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link', { name: /home/i })).toBeVisible();
  await expectAccessible(page);
  await expectRoomForText(page);
});

test('an address with needless escapes moves to the page and stays there', async ({ page }) => {
  await openPage(page, '/%61bout?from=mail');
  await expect(page).toHaveURL('/about?from=mail');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/about$/);
});
