import { expect } from '@playwright/test';
import { untilLoaded } from '../support/drawn.ts';
import { menuButton, openPage, panelOf } from '../support/header-page.ts';
import { nightly } from '../support/nightly.ts';
import { pagesOfEachKind } from '../support/pages-of-each-kind.ts';
import { test } from '../support/site-test.ts';
import { pagesWithEveryVariant } from '../support/specified-pages.ts';
import { spaceText, textLayout } from '../support/text-layout.ts';
import { expectClearText } from '../support/unclear-text.ts';

const widths = nightly
  ? [320, 360, 390, 480, 600, 768, 820, 900, 960, 1000, 1024, 1100, 1200, 1366, 1536, 1920, 2560]
  : [320, 390, 600, 768, 900, 960, 1024, 1366, 1920];

const clear = { cut: [], overlapping: [], sideways: 0 };

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const paths = nightly
  ? [...pagesOfEachKind, '/no-such-page']
  : ['/', '/about', '/contact-us', ...pagesWithEveryVariant];

for (const path of paths) {
  test(`all text of ${path} is clear at every width`, async ({ page, expectProblem }) => {
    if (path === '/no-such-page') expectProblem(/404/);
    await openPage(page, path);
    if (path === '/') {
      await page.getByRole('region', { name: 'Blogs' }).scrollIntoViewIfNeeded();
      await expect(page.locator('.slick-list')).toBeVisible();
    }
    await untilLoaded(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectClearText(page, 'body', `${width} px`);
      if (!['/', '/contact-us'].includes(path)) continue;
      const narrow = await spaceText(page);
      expect.soft(await textLayout(page), `with the spacing of WCAG 1.4.12, ${width} px`).toEqual(clear);
      await narrow();
      // As a translator does.
      const direction = (dir: string) =>
        page.evaluate((value) => {
          document.documentElement.dir = value;
        }, dir);
      await direction('rtl');
      expect.soft(await textLayout(page), `from right to left, ${width} px`).toEqual(clear);
      await direction('ltr');
    }
  });
}

test('the text of every open menu is clear at every width', async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(() => document.fonts.ready);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const sidebar = page.getByRole('button', { name: 'Open menu' });
    if (await sidebar.isVisible()) {
      await sidebar.click();
      await expectClearText(page, 'dialog[open]', `sidebar, ${width} px`);
      await page.keyboard.press('Escape');
      continue;
    }
    for (const name of ['Products', 'Services', 'Industries', 'Insights']) {
      const button = menuButton(page, name);
      await button.press('Enter');
      await expect(await panelOf(page, button)).toBeVisible();
      await expectClearText(page, 'header', `${name}, ${width} px`);
      await page.keyboard.press('Escape');
    }
  }
});

test('the arrow from what goes in to what comes out does not touch their text', async ({ page }) => {
  await openPage(page, '/ml-ds/aiml-model');
  for (const width of [720, 768, 899, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const input = page.getByRole('heading', { name: 'What goes in' });
    const arrow = await input.locator('xpath=../following-sibling::span').boundingBox();
    const output = await page.getByRole('heading', { name: 'What comes out' }).boundingBox();
    expect.soft((output?.x ?? 0) - (arrow?.x ?? 0) - (arrow?.width ?? 0), `${width} px`).toBeGreaterThan(6);
  }
});
