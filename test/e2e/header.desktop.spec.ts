import { expect } from '@playwright/test';
import { company } from '#frontend/site/company.ts';
import { industryMenu, insightsMenu, serviceMenu } from '#frontend/site/menus.ts';
import { expectAccessible } from '../support/axe.ts';
import { mainNavigation, menuButton, openPage, panelOf, serviceLink } from '../support/header-page.ts';
import { someOf } from '../support/nightly.ts';
import { test } from '../support/site-test.ts';

const menus = ['Services', 'Industries', 'Insights', 'Products'] as const;

test('the logo is 50 pixels high and links to the home page', async ({ page }) => {
  await openPage(page, '/about');
  const logo = page.getByRole('banner').getByRole('link', { name: /home/ });
  expect((await logo.boundingBox())?.height).toBe(50);
  await logo.click();
  await expect(page).toHaveURL(/\/$/);
});

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

test('a menu closes when the mouse leaves it across the button of another one', async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/about');
  const button = menuButton(page, 'Products');
  const panel = await panelOf(page, button);
  await button.hover();
  await page.clock.runFor(500);
  await expect(panel).toBeVisible();
  await menuButton(page, 'Services').hover();
  await page.mouse.move(5, 700);
  await page.clock.runFor(2000);
  await expect(panel).toBeHidden();
  await expect(await panelOf(page, menuButton(page, 'Services'))).toBeHidden();
});

test('a menu that the keyboard opened stays open when the mouse leaves another one', async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/about');
  const hovered = menuButton(page, 'Products');
  await hovered.hover();
  await page.clock.runFor(500);
  await expect(await panelOf(page, hovered)).toBeVisible();
  const button = menuButton(page, 'Industries');
  await button.press('Enter');
  const panel = await panelOf(page, button);
  await expect(panel).toBeVisible();
  await page.mouse.move(5, 700);
  await page.clock.runFor(2000);
  await expect(panel).toBeVisible();
});

test('the menus list their pages; one is open at a time, and none after a navigation', async ({ page }) => {
  await openPage(page, '/about');
  for (const [name, links] of [
    ['Industries', industryMenu],
    ['Insights', insightsMenu],
  ] as const) {
    const panel = await panelOf(page, menuButton(page, name));
    const addresses = await panel
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(links.map((link) => link.path));
  }
  await menuButton(page, 'Products').press('Enter');
  const product = (await panelOf(page, menuButton(page, 'Products'))).getByRole('link');
  await expect(product).toHaveAttribute('href', company.product.url);
  await expect(product).toHaveAttribute('target', '_blank');
  await expect(product).toHaveAttribute('rel', /noopener/);
  await expect(product.locator('img')).toBeVisible();

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
});

test('a link in a menu that opened by hover can be clicked after another menu was opened by click', async ({
  page,
}) => {
  await openPage(page, '/faq');
  await menuButton(page, 'Services').click();
  await expect(await panelOf(page, menuButton(page, 'Services'))).toBeVisible();
  await menuButton(page, 'Insights').hover();
  const insights = await panelOf(page, menuButton(page, 'Insights'));
  await expect(insights).toBeVisible();
  await insights.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(insights).toBeHidden();
});

test('services: the first group is open, hover opens, a click toggles', async ({ page }) => {
  await openPage(page, '/about');
  await menuButton(page, 'Services').press('Enter');
  const panel = await panelOf(page, menuButton(page, 'Services'));
  const group = (label: string) => panel.getByRole('button', { name: label, exact: true });
  const [first, second, third] = serviceMenu;
  if (!first || !second || !third) throw new Error('There are fewer than three groups');

  await expect(group(first.label)).toHaveAttribute('aria-expanded', 'true');
  await group(second.label).hover();
  await expect(group(second.label)).toHaveAttribute('aria-expanded', 'true');
  await expect(group(first.label)).toHaveAttribute('aria-expanded', 'false');
  for (const link of second.links) await expect(serviceLink(panel, link.path)).toContainText(link.label);

  await group(third.label).press('Enter');
  await expect(group(third.label)).toHaveAttribute('aria-expanded', 'true');
  await group(third.label).press('Enter');
  await expect(panel.locator('button[aria-expanded="true"]')).toHaveCount(0);
  await expect(panel.locator('p:visible')).toHaveText(/\S/);
  await expectAccessible(page, { include: 'header' });
});

test('Hire Resources is the current link on its page, and on the home page the header overlays the hero', async ({
  page,
}) => {
  const link = mainNavigation(page).getByRole('link', { name: 'Hire Resources' });
  await openPage(page, '/hire-resources');
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('banner')).not.toHaveCSS('position', 'absolute');
  await openPage(page, '/');
  await expect(link).not.toHaveAttribute('aria-current');
  await expect(page.getByRole('banner')).toHaveCSS('position', 'absolute');
});
