import { expect } from '@playwright/test';
import { notFound } from '#frontend/content/not-found.ts';
import { serviceGroups } from '#frontend/site/service-groups.ts';
import { test } from '#test/support/browser/site-test.ts';
import { expectAccessible } from '#test/support/measure/axe.ts';
import { expectRoomForText } from '#test/support/measure/text-layout.ts';
import { openPage } from '#test/support/pages/header-page.ts';

test('an unknown path returns 404 with a link to the home page', async ({ page, expectProblem }) => {
  expectProblem(/status of 404/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link', { name: notFound.home })).toBeVisible();
  for (const { id, label } of serviceGroups)
    await expect(page.getByRole('main').getByRole('link', { name: label })).toHaveAttribute(
      'href',
      `/#${id}`,
    );
  await expectAccessible(page);
  await expectRoomForText(page);
});

test('the address of a group of services leads to its card on the home page', async ({ page }) => {
  await openPage(page, '/computer-vision?from=mail');
  await expect(page).toHaveURL('/?from=mail#computer-vision');
  await expect(page.locator('[id="computer-vision"]')).toBeInViewport();
});

test('an address with needless escapes moves to the page and stays there', async ({ page }) => {
  await openPage(page, '/%61bout?from=mail');
  await expect(page).toHaveURL('/about?from=mail');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/about$/);
});
