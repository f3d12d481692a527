import { expect, type Page } from '@playwright/test';
import { company } from '#frontend/site/company.ts';
import { hireLink, industryMenu, insightsMenu, serviceMenu } from '#frontend/site/menus.ts';
import { test } from '#test/support/browser/site-test.ts';
import { menuButton, openPage } from '#test/support/pages/header-page.ts';
import { service } from '#test/support/pages/pages-of-each-kind.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const sidebar = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const unfold = (page: Page, label: string) => sidebar(page).getByText(label, { exact: true }).tap();
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });

test('a button, the backdrop and Escape close the sidebar, which keeps focus and scrolling inside', async ({
  page,
}) => {
  await openPage(page, '/about');
  const closeButton = sidebar(page).getByRole('button', { name: 'Close menu' });
  for (const close of [
    () => closeButton.tap(),
    () => page.touchscreen.tap(10, 400),
    () => page.keyboard.press('Escape'),
  ]) {
    await opener(page).tap();
    await expect(sidebar(page)).toBeVisible();
    await expect(closeButton).toBeFocused();
    await expect(page.locator('header [aria-haspopup="dialog"]')).toHaveAttribute('aria-expanded', 'true');
    await close();
    await expect(sidebar(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  }

  await opener(page).tap();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const isInside = () =>
      document.activeElement === document.body || document.activeElement?.closest('dialog') !== null;
    expect(await page.evaluate(isInside)).toBe(true);
  }
  await page.mouse.move(10, 400);
  await page.mouse.wheel(0, 800);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the sidebar has every menu and marks the current page; a link and Back close it', async ({ page }) => {
  await openPage(page, '/hire-resources');
  await opener(page).tap();
  const hrefs = await sidebar(page)
    .locator('a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(hrefs).toEqual([
    company.product.url,
    ...serviceMenu.flatMap(({ links }) => links.map(({ path }) => path)),
    ...[...industryMenu, hireLink, ...insightsMenu].map(({ path }) => path),
    '/contact-us',
  ]);
  await expect(link(page, hireLink.label)).toHaveAttribute('aria-current', 'page');
  await expect(link(page, hireLink.label)).not.toHaveCSS('box-shadow', 'none');
  await expect(link(page, service.label)).toBeHidden();
  await unfold(page, 'Services');
  await link(page, service.label).tap();
  await expect(page).toHaveURL(service.path);
  await expect(sidebar(page)).toBeHidden();

  await opener(page).tap();
  await expect(sidebar(page)).toBeVisible();
  // What is folded around the current page is marked as well.
  const marked = sidebar(page).locator('summary').filter({ visible: true });
  const lined = marked.evaluateAll((all) =>
    all
      .filter((summary) => getComputedStyle(summary).textDecorationLine === 'underline')
      .map((summary) => summary.textContent),
  );
  expect(await lined).toContain('Services');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/hire-resources');
  await expect(sidebar(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the sidebar closes when the screen is turned to a width that has the menus for wide screens', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await openPage(page, '/about');
  await opener(page).tap();
  await expect(sidebar(page)).toBeVisible();
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(sidebar(page)).toBeHidden();
  await expect(menuButton(page, 'Insights')).toBeVisible();
});

test('each item is in view when it has the focus, with its ring, also in a low window', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await openPage(page, '/about');
  await opener(page).tap();
  await unfold(page, 'Industries');
  const cut: string[] = [];
  // The links below, "Hire Resources" and "Insights", and back again.
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop < industryMenu.length + 2; stop++) {
      await page.keyboard.press(key);
      const item = sidebar(page).locator(':focus');
      const seen = await item.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const { outlineOffset, outlineWidth } = getComputedStyle(element);
        const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
        return top - ring >= 0 && bottom + ring <= innerHeight;
      });
      if (!seen) cut.push(`${key}: ${await item.textContent()}`);
    }
  expect(cut).toEqual([]);
});
