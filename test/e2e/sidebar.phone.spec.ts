import { expect, type Page } from '@playwright/test';
import { industryMenu, serviceMenu } from '#frontend/navigation.ts';
import { expectAccessible } from '../support/axe.ts';
import { openPage } from '../support/header-page.ts';
import { test } from '../support/site-test.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const sidebar = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

test('the menu icon opens the sidebar; button, overlay and Escape close it', async ({ page }) => {
  await openPage(page, '/about');
  const closeButton = sidebar(page).getByRole('button', { name: 'Close menu' });
  const ways = [
    () => closeButton.click(),
    () => page.mouse.click(10, 400),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of ways) {
    await opener(page).click();
    await expect(sidebar(page)).toBeVisible();
    await expect(closeButton).toBeFocused();
    await close();
    await expect(sidebar(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  }
});

test('the sidebar holds every menu, and a choice closes it', async ({ page }) => {
  await openPage(page, '/about');
  await opener(page).click();
  await expect(sidebar(page)).toBeVisible();
  for (const section of await sidebar(page).locator('summary').all()) {
    if (await section.isVisible()) await section.click();
  }
  for (const section of await sidebar(page).locator('details details:not([open]) > summary').all())
    await section.click();
  await expectAccessible(page, { include: 'dialog' });
  const wanted = [...serviceMenu.flatMap((group) => group.links), ...industryMenu].map((link) => link.path);
  const present = await sidebar(page)
    .locator('a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const path of wanted) expect(present).toContain(path);
  await sidebar(page).getByRole('link', { name: 'Fraud Detection' }).click();
  await expect(page).toHaveURL(/fraud-detection$/);
  await expect(sidebar(page)).toBeHidden();
});

test('Tab stays inside, and the page behind stands still', async ({ page }) => {
  await openPage(page, '/about');
  await opener(page).click();
  await expect(sidebar(page)).toBeVisible();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  await page.mouse.move(10, 400);
  await page.mouse.wheel(0, 800);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
