import { expect } from '@playwright/test';
import { industryMenu } from '#frontend/site/menus.ts';
import { expectAccessible } from '../support/axe.ts';
import { mainNavigation, menuButton, openPage, panelOf } from '../support/header-page.ts';
import { someOf } from '../support/nightly.ts';
import { test } from '../support/site-test.ts';

const menus = ['Services', 'Industries', 'Insights', 'Products'] as const;

// The menus without groups are made alike.
for (const name of someOf(menus, 2)) {
  test(`${name} opens on hover and on click, and closes in every supported way`, async ({ page }) => {
    await openPage(page, '/about');
    const button = menuButton(page, name);
    const panel = await panelOf(page, button);
    const away = page.getByRole('heading', { level: 1 });

    await button.hover();
    await expect(panel).toBeVisible();
    await away.hover();
    await expect(panel).toBeHidden();

    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page, { include: 'header' });
    await button.press('Space');
    await expect(panel).toBeHidden();

    await button.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();

    await button.press('Enter');
    await expect(panel).toBeVisible();
    await page.mouse.click(400, 700);
    await expect(panel).toBeHidden();

    await button.press('Enter');
    await expect(panel).toBeVisible();
    await page.mouse.wheel(0, 300);
    await expect(panel).toBeHidden();
  });
}

test('a click just after the hover that opened a menu does not close it', async ({ page }) => {
  // Freezes Date.now() but not the timers, so that the test does not depend on the machine's speed.
  await page.clock.setFixedTime(new Date());
  await openPage(page, '/about');
  const button = menuButton(page, 'Industries');
  const panel = await panelOf(page, button);
  await button.hover();
  await expect(panel).toBeVisible();
  await button.click();
  await expect(panel).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 60_000);
  await button.click();
  await expect(panel).toBeHidden();
});

test('the mouse that leaves a menu closes it, across the button of another one too, and no other menu', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, '/about');
  const products = menuButton(page, 'Products');
  const panel = await panelOf(page, products);
  const hover = async () => {
    await products.hover();
    await page.clock.runFor(500);
    await expect(panel).toBeVisible();
  };
  const leave = async () => {
    await page.mouse.move(5, 700);
    await page.clock.runFor(2000);
    await expect(panel).toBeHidden();
  };

  await hover();
  await menuButton(page, 'Services').hover();
  await leave();
  await expect(await panelOf(page, menuButton(page, 'Services'))).toBeHidden();

  await hover();
  const byKeyboard = menuButton(page, 'Industries');
  await byKeyboard.press('Enter');
  await expect(await panelOf(page, byKeyboard)).toBeVisible();
  await leave();
  await expect(await panelOf(page, byKeyboard)).toBeVisible();

  await test.step('a menu that is opened again just after that stays open', async () => {
    await hover();
    await page.mouse.move(5, 700);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await products.press('Enter');
    await page.clock.runFor(2000);
    await expect(panel).toBeVisible();
  });
});

test('one menu is open at a time, and none after a navigation', async ({ page }) => {
  await openPage(page, '/about');
  await menuButton(page, 'Products').press('Enter');
  await expect((await panelOf(page, menuButton(page, 'Products'))).locator('img')).toBeVisible();

  const industries = await panelOf(page, menuButton(page, 'Industries'));
  await menuButton(page, 'Industries').press('Enter');
  await expect(industries).toBeVisible();
  const insights = await panelOf(page, menuButton(page, 'Insights'));
  await menuButton(page, 'Insights').press('Enter');
  await expect(insights).toBeVisible();
  await expect(industries).toBeHidden();
  await menuButton(page, 'Industries').press('Enter');
  await expect(industries).toBeVisible();
  // Moving the focus out by Tab closes the menu.
  for (let stop = 0; stop <= industryMenu.length; stop += 1) await page.keyboard.press('Tab');
  await expect(industries).toBeHidden();

  await menuButton(page, 'Insights').press('Enter');
  await insights.getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(insights).toBeHidden();

  await test.step('a link in a menu that opened by hover, after another one was opened by click', async () => {
    await menuButton(page, 'Services').click();
    await expect(await panelOf(page, menuButton(page, 'Services'))).toBeVisible();
    await menuButton(page, 'Insights').hover();
    await expect(insights).toBeVisible();
    await insights.getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await expect(insights).toBeHidden();
  });
});

test('Hire Resources is the current link on its page, and the logo leads home, where the header overlays the hero', async ({
  page,
}) => {
  const link = mainNavigation(page).getByRole('link', { name: 'Hire Resources' });
  await openPage(page, '/hire-resources');
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('banner')).not.toHaveCSS('position', 'absolute');
  const logo = page.getByRole('banner').getByRole('link', { name: /home/ });
  expect((await logo.boundingBox())?.height).toBe(50);
  await logo.click();
  await expect(page).toHaveURL('/');
  await expect(link).not.toHaveAttribute('aria-current');
  await expect(page.getByRole('banner')).toHaveCSS('position', 'absolute');
});

test('a low window has all of a menu, as scrolling the page closes it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await openPage(page, '/about');
  const button = menuButton(page, 'Products');
  await button.press('Enter');
  await expect((await panelOf(page, button)).getByRole('link')).toBeInViewport({ ratio: 1 });

  await menuButton(page, 'Industries').press('Enter');
  const panel = await panelOf(page, menuButton(page, 'Industries'));
  const focused = panel.locator(':focus');
  const menuEnd = panel.evaluate((menu) => menu.getBoundingClientRect().bottom);
  for (const { label } of industryMenu) {
    await page.keyboard.press('Tab');
    await expect(focused).toHaveText(label);
    await expect(focused).toBeInViewport({ ratio: 1 });
    // The focus ring extends beyond the link by 6 px.
    const ringEnd = await focused.evaluate((link) => link.getBoundingClientRect().bottom + 6);
    expect(ringEnd).toBeLessThanOrEqual(await menuEnd);
  }
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
