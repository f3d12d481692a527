import { expect, type Locator, type Page } from '@playwright/test';
import { serviceMenu } from '#frontend/site/menus.ts';
import { untilDrawn } from '#test/support/browser/drawn.ts';
import { someOf } from '#test/support/browser/nightly.ts';
import { test } from '#test/support/browser/site-test.ts';
import { menuButton, openPage, panelOf, serviceLink } from '#test/support/pages/header-page.ts';

const [firstGroup, secondGroup] = serviceMenu;
const lastGroup = serviceMenu.at(-1);
if (!firstGroup || !secondGroup || !lastGroup) throw new Error('There are fewer than two groups');

const group = (panel: Locator, { label }: { label: string }) =>
  panel.getByRole('button', { name: label, exact: true });
const isOpen = (button: Locator) => expect(button).toHaveAttribute('aria-expanded', 'true');

/** Opens a page of which much can be scrolled, and the menu by hover. */
async function openMenu(page: Page): Promise<Locator> {
  await openPage(page, '/about');
  await menuButton(page, 'Services').hover();
  const panel = await panelOf(page, menuButton(page, 'Services'));
  await expect(panel).toBeVisible();
  return panel;
}

test('the first group is open; hover opens a group, with its links on both sides, and a click toggles it', async ({
  page,
}) => {
  const panel = await openMenu(page);
  const open = panel.locator('button[aria-expanded="true"]');
  await expect(open).toHaveText(firstGroup.label);

  await test.step('links of the first group lead to its pages, the others to its card on the home page', async () => {
    for (const [index, { id, label, links }] of someOf([...serviceMenu.entries()], 2)) {
      await group(panel, { label }).hover();
      await isOpen(group(panel, { label }));
      const subLinks = panel.locator('[data-group] > ul').getByRole('link');
      await expect(subLinks).toHaveText(links.map((link) => link.label));
      expect(await subLinks.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        links.map(({ path }) => (index === 0 ? path : `/#${id}`)),
      );
      for (const link of links) await expect(serviceLink(panel, link.path)).toBeVisible();
    }
  });

  await test.step('the click just after the hover does not close a group, the next one does', async () => {
    const button = group(panel, secondGroup);
    await button.hover();
    await isOpen(button);
    await button.click();
    await isOpen(button);
    await button.click();
    await expect(open).toHaveCount(0);
    await expect(panel.locator('p:visible')).toHaveText(/\S/);
  });

  await test.step('the menu opens at the first group again', async () => {
    await page.keyboard.press('Escape');
    await menuButton(page, 'Services').press('Enter');
    await expect(open).toHaveText(firstGroup.label);
  });

  await group(panel, lastGroup).click();
  await panel.locator(`a[href="/#${lastGroup.id}"]`).first().click();
  await expect(page).toHaveURL(`/#${lastGroup.id}`);
  await expect(page.locator(`[id="${lastGroup.id}"]`)).toBeInViewport();
  await expect(panel).toBeHidden();
});

test('the pointer may cross other groups on its way to the links of the open one', {
  tag: '@nightly',
}, async ({ page }) => {
  const panel = await openMenu(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const links = panel.locator(`a[href="${firstGroup.links.at(-1)?.path}"]`);
  // On the left and on the right.
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    const [from, to] = [await group(panel, firstGroup).boundingBox(), await link.boundingBox()];
    if (!from || !to) throw new Error('The first group is not open');
    const crossed = new Set<string>();
    for (let step = 0; step <= 20; step += 1) {
      const x = from.x + 20 + ((to.x - from.x) * step) / 20;
      const y = from.y + 20 + ((to.y - from.y) * step) / 20;
      await page.mouse.move(x, y);
      await page.clock.runFor(80);
      for (const label of await panel.locator('button:hover').allTextContents()) crossed.add(label);
      await isOpen(group(panel, firstGroup));
    }
    expect(crossed.size).toBeGreaterThan(1);
  }
  await group(panel, secondGroup).hover();
  await page.clock.runFor(1000);
  await isOpen(group(panel, secondGroup));
});

test('no heading moves when a group opens, so a click without moving the pointer is on its group', {
  tag: '@nightly',
}, async ({ page }) => {
  const panel = await openMenu(page);
  const tops = () =>
    panel
      .getByRole('heading', { level: 3 })
      .evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().top));
  for (const width of [1024, 1180, 1366, 1920])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 768 });
      await page.mouse.move(5, 700);
      await expect(panel).toBeHidden();
      await menuButton(page, 'Services').hover();
      await expect(panel).toBeVisible();
      const before = await tops();
      // The first group last: a click would close it while it is open without hover.
      for (const each of serviceMenu.toReversed()) {
        await group(panel, each).hover();
        await isOpen(group(panel, each));
        expect(await tops(), each.label).toEqual(before);
        await page.mouse.down();
        await page.mouse.up();
        await isOpen(group(panel, each));
      }
      await expect(page).toHaveURL('/about');
    });
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1366, height: 440 } });

  test('the wheel reaches the last group and its links, and the menu stays open', {
    tag: '@nightly',
  }, async ({ page }) => {
    const panel = await openMenu(page);
    const scroll = async (target: Locator, turns: number) => {
      await target.hover();
      for (let turn = 0; turn < turns; turn += 1) {
        await page.mouse.wheel(0, 200);
        await untilDrawn(page);
      }
    };
    // More than there is to scroll.
    await scroll(group(panel, firstGroup), 8);
    await expect(group(panel, lastGroup)).toBeInViewport({ ratio: 1 });
    await group(panel, lastGroup).hover();
    await isOpen(group(panel, lastGroup));
    const lastLink = serviceLink(panel, lastGroup.links.at(-1)?.path ?? '');
    await scroll(lastLink, 4);
    await expect(lastLink).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(panel).toBeVisible();
  });

  test('a group that the keyboard opens stays in view', { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize({ width: 960, height: 320 });
    await openPage(page, '/about');
    await menuButton(page, 'Services').press('Enter');
    const panel = await panelOf(page, menuButton(page, 'Services'));
    for (const each of serviceMenu.slice(1)) {
      await group(panel, each).press('Enter');
      await isOpen(group(panel, each));
      await expect(group(panel, each)).toBeInViewport({ ratio: 1, timeout: 2_000 });
    }
  });

  test('each link of a group is in view when it has the focus, and the menu stays open', {
    tag: '@nightly',
  }, async ({ page }) => {
    await openPage(page, '/about');
    await menuButton(page, 'Services').press('Enter');
    const panel = await panelOf(page, menuButton(page, 'Services'));
    await group(panel, lastGroup).press('Enter');
    // The group's sub-links are between its name and its pages.
    for (const _ of lastGroup.links) await page.keyboard.press('Tab');
    for (const { path } of lastGroup.links) {
      await page.keyboard.press('Tab');
      await expect(serviceLink(panel, path)).toBeFocused();
      await expect(serviceLink(panel, path)).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(panel).toBeVisible();
  });
});
