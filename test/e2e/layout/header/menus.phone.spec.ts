import { expect } from '@playwright/test';
import { serviceMenu } from '#frontend/site/menus.ts';
import { swipe } from '#test/support/browser/finger.ts';
import { test } from '#test/support/browser/site-test.ts';
import { menuButton, openPage, panelOf, serviceLink } from '#test/support/pages/header-page.ts';

test('on a wide touch screen a tap opens menus and groups and closes them, and so do a touch outside and a swipe', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await openPage(page, '/about');
  const industries = menuButton(page, 'Industries');
  const panel = await panelOf(page, industries);
  // A swipe on the panel, as a touch outside already closes it.
  for (const close of [
    () => industries.tap(),
    () => page.touchscreen.tap(10, 780),
    () => swipe(panel, { down: -120 }),
  ]) {
    await industries.tap();
    await expect(panel).toBeVisible();
    await close();
    await expect(panel).toBeHidden();
  }

  const services = await panelOf(page, menuButton(page, 'Services'));
  const [first, second] = serviceMenu;
  const path = second?.links[0]?.path ?? '';
  const group = (label = '') => services.getByRole('button', { name: label, exact: true });
  await menuButton(page, 'Services').tap();
  await expect(group(first?.label)).toHaveAttribute('aria-expanded', 'true');
  await group(first?.label).tap();
  await expect(services.locator('button[aria-expanded="true"]')).toHaveCount(0);
  await group(second?.label).tap();
  await expect(group(second?.label)).toHaveAttribute('aria-expanded', 'true');
  await serviceLink(services, path).tap();
  await expect(page).toHaveURL(path);
  await expect(services).toBeHidden();
});
