import { expect, type Locator } from '@playwright/test';
import { hireLink, industryMenu } from '#frontend/site/menus.ts';
import { untilDrawn } from '#test/support/browser/drawn.ts';
import { someOf } from '#test/support/browser/nightly.ts';
import { test } from '#test/support/browser/site-test.ts';
import { mainNavigation, menuButton, openPage, panelOf } from '#test/support/pages/header-page.ts';
import { service } from '#test/support/pages/pages-of-each-kind.ts';

// They behave alike.
for (const name of someOf(['Services', 'Insights', 'Industries', 'Products'], 1)) {
  test(`${name} opens on hover and by keyboard, and closes in every supported way`, async ({ page }) => {
    await openPage(page, '/about');
    const button = menuButton(page, name);
    const panel = await panelOf(page, button);
    const away = page.getByRole('heading', { level: 1 });
    const leaves = async () => {
      await expect(panel).toBeHidden();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    };

    await test.step('opened by hover', async () => {
      await button.hover();
      await expect(panel).toBeVisible();
      await away.hover();
      await leaves();
      await button.hover();
      await expect(panel).toBeVisible();
      await page.keyboard.press('Escape');
      await leaves();
      await expect(button).toBeFocused();
      await away.hover();
    });

    await test.step('opened by keyboard', async () => {
      await button.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await button.press('Space');
      await leaves();

      const closings = {
        escape: () => page.keyboard.press('Escape'),
        // Beside the panel, which long labels make as high as the window.
        'a press outside': () => page.mouse.click(4, 400),
        'another menu': () => menuButton(page, name === 'Insights' ? 'Products' : 'Insights').press('Enter'),
        'the focus leaves': () => mainNavigation(page).getByRole('link', { name: hireLink.label }).focus(),
        scrolling: () => page.mouse.wheel(0, 300),
      };
      for (const [closing, close] of Object.entries(closings)) {
        await button.press('Enter');
        await expect(panel, closing).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(panel.locator(':focus'), closing).toHaveCount(1);
        await close();
        await leaves();
        if (closing === 'escape') await expect(button).toBeFocused();
      }
    });
  });
}

test('a navigation closes a menu that was opened by hover or by click, and so does Back', async ({
  page,
}) => {
  await openPage(page, '/about');
  const button = menuButton(page, 'Insights');
  const panel = await panelOf(page, button);
  await button.press('Enter');
  await panel.locator('a[href="/faq"]').click();
  await expect(page).toHaveURL('/faq');
  await expect(panel).toBeHidden();
  await page.mouse.move(5, 700);
  await button.hover();
  // Playwright scrolls the page while it waits to click, and that closes the menu.
  await expect(panel).toBeVisible();
  await panel.locator('a[href="/blogs"]').click();
  await expect(page).toHaveURL('/blogs');
  await expect(panel).toBeHidden();
  await page.mouse.move(5, 700);
  await button.click();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  await expect(panel).toBeHidden();
});

test('hover opens a menu below a moving mouse after a delay, and it closes a moment after the mouse has left', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, '/about');
  const button = menuButton(page, 'Industries');
  const panel = await panelOf(page, button);
  const products = await panelOf(page, menuButton(page, 'Products'));
  await page.clock.pauseAt(Date.now() + 60_000);

  await menuButton(page, 'Products').hover();
  await page.clock.runFor(50);
  await expect(products).toBeHidden();
  await button.hover();
  const { x = 0, y = 0 } = (await button.boundingBox()) ?? {};
  for (let step = 1; step <= 4; step += 1) {
    await page.clock.runFor(30);
    await page.mouse.move(x + 10 * step, y + 10);
  }
  await expect(panel).toBeVisible();

  await test.step('the click just after that does not close it, the next one does', async () => {
    await button.click();
    await expect(panel).toBeVisible();
    await button.click();
    await expect(panel).toBeHidden();
    await button.click();
    await expect(panel).toBeVisible();
  });

  await page.keyboard.press('Tab');
  await expect(panel.locator(':focus')).toHaveCount(1);
  await page.mouse.move(5, 700);
  await page.clock.runFor(200);
  await expect(panel).toBeVisible();
  await page.clock.runFor(200);
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});

test('Hire Resources is the current link on its page, and the logo leads home, where the header overlays the hero', {
  tag: '@nightly',
}, async ({ page }) => {
  const link = mainNavigation(page).getByRole('link', { name: hireLink.label });
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

test('each link of a menu is in view when it has the focus, also in a low window', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await openPage(page, '/about');
  await menuButton(page, 'Products').press('Enter');
  const product = await panelOf(page, menuButton(page, 'Products'));
  await expect(product.locator('img')).toBeVisible();
  await expect(product.getByRole('link')).toBeInViewport({ ratio: 1 });

  await menuButton(page, 'Industries').press('Enter');
  const panel = await panelOf(page, menuButton(page, 'Industries'));
  for (const { label } of industryMenu) {
    await page.keyboard.press('Tab');
    await expect(panel.locator(':focus')).toHaveText(label);
    await expect(panel.locator(':focus')).toBeInViewport({ ratio: 1 });
  }
  // Scrolling the page would close the menu.
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('Escape closes a hovered menu and leaves the focus in a field', { tag: '@nightly' }, async ({
  page,
}) => {
  await openPage(page, '/contact-us');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.focus();
  await page.evaluate(() => scrollTo(0, 0));
  const button = menuButton(page, 'Insights');
  const panel = await panelOf(page, button);
  await button.hover();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(name).toBeFocused();
});

test('a menu closes when the visitor scrolls, however little, but not when the page scrolls by itself', {
  tag: '@nightly',
}, async ({ page }) => {
  await openPage(page, '/about');
  const button = menuButton(page, 'Insights');
  const panel = await panelOf(page, button);
  const scrolled = () => page.evaluate(() => scrollY);
  for (const scroll of [
    async () => {
      await page.mouse.move(400, 700);
      await page.mouse.wheel(0, 8);
    },
    () => page.keyboard.press('ArrowDown'),
  ]) {
    await button.press('Enter');
    await expect(panel).toBeVisible();
    await page.evaluate(() => scrollBy({ top: 8, behavior: 'instant' }));
    await untilDrawn(page);
    await expect(panel).toBeVisible();
    const before = await scrolled();
    await scroll();
    await expect.poll(scrolled).toBeGreaterThan(before);
    await expect(panel).toBeHidden();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }
});

test('header and menus mark the current page by more than a background', { tag: '@nightly' }, async ({
  page,
}) => {
  /** Whether the label has a line under or next to it. */
  const hasLine = (link: Locator) =>
    link.evaluate((element) => {
      const { textDecorationLine, boxShadow } = getComputedStyle(element);
      return textDecorationLine === 'underline' || boxShadow !== 'none';
    });
  for (const [path, name] of [
    ['/hire-resources', undefined],
    ['/about', 'Insights'],
    [service.path, 'Services'],
    // Their menus have no link to these two.
    ['/industries/', 'Industries'],
    ['/blog-detail', 'Insights'],
  ] as const) {
    await openPage(page, path);
    if (name) await menuButton(page, name).press('Enter');
    const marked = mainNavigation(page).locator('[aria-current="page"]:visible');
    if (path !== '/industries/' && path !== '/blog-detail') await expect(marked).not.toHaveCount(0);
    for (const link of await marked.all()) expect(await hasLine(link)).toBe(true);
    // With its menu closed, the header says where the page is.
    const items = mainNavigation(page).locator('> ul > li > :is(a, button)');
    const lined = await items.evaluateAll((all) =>
      all
        .filter((item) => getComputedStyle(item).textDecorationLine === 'underline')
        .map((item) => item.textContent),
    );
    expect(lined).toEqual([name ?? hireLink.label]);
    const current = mainNavigation(page).locator('> ul > li > [aria-current]');
    await expect(current).toHaveText([name ?? hireLink.label]);
  }
});
