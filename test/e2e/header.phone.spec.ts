import { expect } from '@playwright/test';
import { serviceMenu } from '#frontend/site/menus.ts';
import { swipe } from '../support/finger.ts';
import { menuButton, openPage, panelOf, serviceLink } from '../support/header-page.ts';
import { hold } from '../support/hold-request.ts';
import { hydrated } from '../support/hydrated.ts';
import { someOf } from '../support/nightly.ts';
import { test } from '../support/site-test.ts';

test('on a wide touch screen a tap opens a menu, and it closes in every supported way', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await openPage(page, '/about');
  for (const name of someOf(['Services', 'Industries', 'Insights', 'Products'], 2)) {
    const button = menuButton(page, name);
    const panel = await panelOf(page, button);
    await button.tap();
    await expect(panel).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.tap();
    await expect(panel).toBeHidden();
    await button.tap();
    await expect(panel).toBeVisible();
    await page.touchscreen.tap(10, 780);
    await expect(panel).toBeHidden();
  }

  // Scroll from the panel, as a touch outside already closes it.
  const industries = await panelOf(page, menuButton(page, 'Industries'));
  await menuButton(page, 'Industries').tap();
  await expect(industries).toBeVisible();
  await swipe(industries, { down: -120 });
  await expect(industries).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);

  await test.step('taps open and close the groups of services', async () => {
    await menuButton(page, 'Services').tap();
    const panel = await panelOf(page, menuButton(page, 'Services'));
    const group = (label: string) => panel.getByRole('button', { name: label, exact: true });
    const [first, second] = serviceMenu;
    const [service] = second?.links ?? [];
    if (!first || !second || !service) throw new Error('There are fewer than two groups');

    await expect(group(first.label)).toHaveAttribute('aria-expanded', 'true');
    await group(first.label).tap();
    await expect(panel.locator('button[aria-expanded="true"]')).toHaveCount(0);
    await group(second.label).tap();
    await expect(group(second.label)).toHaveAttribute('aria-expanded', 'true');
    for (const { label, path } of second.links) await expect(serviceLink(panel, path)).toContainText(label);
    await serviceLink(panel, service.path).tap();
    await expect(page).toHaveURL(service.path);
    await expect(panel).toBeHidden();
  });
});

test('on a wide touch screen a tap closes a menu that was opened before React', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  const release = await hold(page, '**/assets/react-*.js');
  await page.goto('/about');
  const button = menuButton(page, 'Industries');
  const panel = await panelOf(page, button);
  await button.tap();
  await expect(panel).toBeVisible();
  await release();
  await hydrated(page);
  await expect(panel).toBeVisible();
  await button.tap();
  await expect(panel).toBeHidden();
});
