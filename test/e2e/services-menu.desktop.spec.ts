import { expect, type Locator, type Page } from '@playwright/test';
import { serviceMenu } from '#frontend/site/menus.ts';
import { expectAccessible } from '../support/axe.ts';
import { untilDrawn } from '../support/drawn.ts';
import { menuButton, openPage, panelOf, serviceLink } from '../support/header-page.ts';
import { nightly } from '../support/nightly.ts';
import { test } from '../support/site-test.ts';

const [firstGroup, secondGroup] = serviceMenu;
const lastGroup = serviceMenu.at(-1);
if (!firstGroup || !secondGroup || !lastGroup) throw new Error('There are fewer than three groups');

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

const scrolled = (page: Page) => page.evaluate(() => scrollY);

for (const height of nightly ? [560, 440] : [440])
  test.describe(`in a window ${height} pixels high`, () => {
    test.use({ viewport: { width: 1366, height } });

    test('the wheel reaches the last group and all of its links, and the menu stays open', async ({
      page,
    }) => {
      const panel = await openMenu(page);
      const edge = panel.locator('> div');
      expect(await edge.evaluate((box) => innerHeight - box.getBoundingClientRect().bottom)).toBeGreaterThan(
        0,
      );
      await group(panel, firstGroup).hover();
      // More than there is to scroll.
      for (let turn = 0; turn < 8; turn += 1) {
        await page.mouse.wheel(0, 200);
        await untilDrawn(page);
      }
      await expect(group(panel, lastGroup)).toBeInViewport({ ratio: 1 });
      await group(panel, lastGroup).hover();
      await isOpen(group(panel, lastGroup));
      for (const { path } of lastGroup.links) {
        const link = serviceLink(panel, path);
        await link.hover();
        for (let turn = 0; turn < 2; turn += 1) {
          await page.mouse.wheel(0, 100);
          await untilDrawn(page);
        }
        await expect(link).toBeInViewport();
      }
      expect(await scrolled(page)).toBe(0);
      await expect(panel).toBeVisible();
    });

    test('Tab reaches the last group and its links, each in view, and the menu stays open', async ({
      page,
    }) => {
      await openPage(page, '/about');
      await menuButton(page, 'Services').press('Enter');
      const panel = await panelOf(page, menuButton(page, 'Services'));
      const focused = panel.locator(':focus');
      const last = group(panel, lastGroup);
      for (
        let stop = 0;
        stop < 30 && !(await last.evaluate((button) => button.matches(':focus')));
        stop += 1
      ) {
        await page.keyboard.press('Tab');
        await expect(focused).toBeInViewport({ ratio: 1 });
      }
      await expect(last).toBeFocused();
      await page.keyboard.press('Enter');
      await isOpen(last);
      // The group's sub-links are between its name and its pages.
      for (const _ of lastGroup.links) await page.keyboard.press('Tab');
      for (const { path } of lastGroup.links) {
        await page.keyboard.press('Tab');
        await expect(serviceLink(panel, path)).toBeFocused();
        await expect(focused).toBeInViewport({ ratio: 1 });
      }
      expect(await scrolled(page)).toBe(0);
      await expect(panel).toBeVisible();
    });
  });

test('the pointer may cross other groups on its way to the links of the open one', async ({ page }) => {
  const panel = await openMenu(page);
  const link = serviceLink(panel, firstGroup.links.at(-1)?.path ?? '');
  const [from, to] = [await group(panel, firstGroup).boundingBox(), await link.boundingBox()];
  if (!from || !to) throw new Error('The first group is not open');
  // So that the machine's speed does not matter.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const crossed = new Set<string>();
  for (let step = 0; step <= 20; step += 1) {
    const x = from.x + 20 + ((to.x - from.x) * step) / 20;
    const y = from.y + 20 + ((to.y - from.y) * step) / 20;
    await page.mouse.move(x, y);
    await page.clock.runFor(80);
    for (const label of await panel.locator('button:hover').allTextContents()) crossed.add(label);
    await isOpen(group(panel, firstGroup));
  }
  // Over each of them longer than it takes to open one.
  expect(crossed.size).toBeGreaterThan(2);
  await expect(link).toBeVisible();
  await group(panel, secondGroup).hover();
  await page.clock.runFor(1000);
  await isOpen(group(panel, secondGroup));
});

test('groups show their links, stay open at a click just after the hover, and the menu opens at the first again', async ({
  page,
}) => {
  const panel = await openMenu(page);
  const open = panel.locator('button[aria-expanded="true"]');
  await expect(open).toHaveText(firstGroup.label);

  await test.step('those of the first lead to its pages, the others to its card on home', async () => {
    for (const [index, { id, label, links }] of serviceMenu.entries()) {
      await group(panel, { label }).hover();
      await isOpen(group(panel, { label }));
      const subLinks = panel.locator('[data-group] > ul').getByRole('link');
      await expect(subLinks).toHaveText(links.map((link) => link.label));
      expect(await subLinks.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        links.map(({ path }) => (index === 0 ? path : `/#${id}`)),
      );
      for (const link of links) await expect(serviceLink(panel, link.path)).toContainText(link.label);
    }
  });

  await test.step('a click on the group that hover has just opened leaves it open, the next one closes it', async () => {
    const button = group(panel, secondGroup);
    await button.hover();
    await isOpen(button);
    await button.click();
    await isOpen(button);
    await button.click();
    await expect(open).toHaveCount(0);
    await expect(panel.locator('p:visible')).toHaveText(/\S/);
    await expectAccessible(page, { include: 'header' });
  });

  await test.step('the first group is open again, even below a pointer that lies still', async () => {
    await page.clock.install();
    await group(panel, lastGroup).click();
    await isOpen(group(panel, lastGroup));
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await menuButton(page, 'Services').press('Enter');
    await expect(group(panel, lastGroup)).toBeVisible();
    await untilDrawn(page);
    await page.clock.runFor(1000);
    await isOpen(group(panel, firstGroup));
    await expect(group(panel, lastGroup)).toHaveAttribute('aria-expanded', 'false');
  });

  await group(panel, lastGroup).click();
  await panel.getByRole('link', { name: `${lastGroup.links[0]?.label}, on the home page` }).click();
  await expect(page).toHaveURL(`/#${lastGroup.id}`);
  await expect(page.locator(`[id="${lastGroup.id}"]`)).toBeInViewport();
  await expect(panel).toBeHidden();
});

for (const width of nightly ? [1024, 1366] : [1366])
  test.describe(`in a window ${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 768 } });
    test('a pointer that comes down to a group stays on it when it opens', async ({ page }) => {
      const panel = await openMenu(page);
      for (const { id, label } of serviceMenu) {
        const button = group(panel, { label });
        const { x, y, height } = (await button.boundingBox()) ?? { x: 0, y: 0, height: 0 };
        const bottom = y + height - 2;
        await page.mouse.move(x + 30, bottom);
        await isOpen(button);
        // Moving on would open the group below the pointer, if that is another one now.
        const owner = panel.locator(`[data-group="${id}"]`);
        expect(await owner.evaluate((row) => row.matches(':hover'))).toBe(true);
      }
    });
  });

test('a group that the keyboard opens stays in view in a low window', async ({ page }) => {
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
