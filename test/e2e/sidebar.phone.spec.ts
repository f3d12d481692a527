import { expect, type Page } from '@playwright/test';
import { company } from '#frontend/site/company.ts';
import { hireLink, industryMenu, insightsMenu, serviceMenu } from '#frontend/site/menus.ts';
import { expectAccessible } from '../support/axe.ts';
import { menuButton, openPage, panelOf } from '../support/header-page.ts';
import { hold } from '../support/hold-request.ts';
import { hydrated } from '../support/hydrated.ts';
import { service } from '../support/pages-of-each-kind.ts';
import { test } from '../support/site-test.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const sidebar = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const unfold = (page: Page, label: string) => sidebar(page).getByText(label, { exact: true }).tap();
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });

test('the sidebar contains every menu; a button, the backdrop, Escape and a link close it', async ({
  page,
}) => {
  await openPage(page, '/about');
  const closeButton = sidebar(page).getByRole('button', { name: 'Close menu' });
  const ways = [
    () => closeButton.tap(),
    () => page.touchscreen.tap(10, 400),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of ways) {
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
  await test.step('Tab stays inside, and the page behind does not scroll', async () => {
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    await page.mouse.move(10, 400);
    await page.mouse.wheel(0, 800);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
  for (const [menu, links] of [
    ['Industries', industryMenu],
    ['Insights', insightsMenu],
  ] as const) {
    for (const { label } of links) await expect(link(page, label)).toBeHidden();
    await unfold(page, menu);
    for (const { label, path } of links) await expect(link(page, label)).toHaveAttribute('href', path);
    await unfold(page, menu);
  }
  await unfold(page, 'Services');
  for (const [index, group] of serviceMenu.entries()) {
    // The first group is open.
    if (index > 0) await unfold(page, group.label);
    for (const { label, path } of group.links) await expect(link(page, label)).toHaveAttribute('href', path);
  }
  await unfold(page, 'Products');
  const product = sidebar(page).getByRole('link', { name: company.product.name });
  await expect(product).toHaveAttribute('href', company.product.url);
  await expect(product).toHaveAttribute('target', '_blank');
  await expect(product).toHaveAttribute('rel', /noopener/);
  await expect(product.locator('img')).toBeVisible();
  await expectAccessible(page, { include: 'dialog' });

  await link(page, service.label).tap();
  await expect(page).toHaveURL(service.path);
  await expect(sidebar(page)).toBeHidden();
});

test('a link in the sidebar whose page does not arrive leaves nothing over the message', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/);
  expectProblem(/dynamically imported module/);
  await page.route('**/assets/faq*.js', (route) => route.abort());
  // Its files are requested at the touch, and a link whose files are already lost is opened as a document.
  const release = await hold(page, '**/assets/faq*.js');
  await openPage(page, '/about');
  await opener(page).tap();
  await unfold(page, 'Insights');
  await link(page, 'FAQs').tap();
  await release();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(sidebar(page)).toBeHidden();
  await page.unroute('**/assets/faq*.js');
  await page.getByRole('alert').getByRole('link').tap();
  await expect(page).toHaveURL('/faq');

  await test.step('nor does Back to such a page, while it is open', async () => {
    await hydrated(page);
    await opener(page).tap();
    await link(page, hireLink.label).tap();
    await expect(page).toHaveURL(hireLink.path);
    // After that, the page that Back leads to has to be loaded.
    await page.reload();
    await hydrated(page);
    await page.route('**/assets/faq*.js', (route) => route.abort());
    await opener(page).tap();
    await page.evaluate(() => history.back());
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(sidebar(page)).toBeHidden();
  });
});

test('the logo, the overlay and the current link follow the page', async ({ page }) => {
  await openPage(page, '/hire-resources');
  const header = page.getByRole('banner');
  await expect(header).not.toHaveCSS('position', 'absolute');
  await opener(page).tap();
  await expect(link(page, hireLink.label)).toHaveAttribute('aria-current', 'page');
  await page.touchscreen.tap(10, 400);
  await expect(sidebar(page)).toBeHidden();

  const logo = header.getByRole('link', { name: /home/ });
  expect((await logo.boundingBox())?.height).toBe(50);
  await logo.tap();
  await expect(page).toHaveURL('/');
  await expect(header).toHaveCSS('position', 'absolute');
  await opener(page).tap();
  await expect(link(page, hireLink.label)).toBeVisible();
  await expect(link(page, hireLink.label)).not.toHaveAttribute('aria-current');
});

test('the sidebar closes when the screen is turned to a width that has the menus for wide screens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await openPage(page, '/about');
  await opener(page).tap();
  await expect(sidebar(page)).toBeVisible();
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(sidebar(page)).toBeHidden();
  await menuButton(page, 'Insights').tap();
  await expect(await panelOf(page, menuButton(page, 'Insights'))).toBeVisible();

  await test.step('the menu button is whole on the narrowest screen at twice the font size', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px';
    });
    const { x = 0, width = 0 } = (await opener(page).boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(320);
    expect(width).toBeGreaterThan(0);
  });
});

test('the focus ring of each item is in view, also in a low window', async ({ page }) => {
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
