import { expect } from '@playwright/test';
import { menuButton, openPage, panelOf } from '../support/header-page.ts';
import { nightly } from '../support/nightly.ts';
import { pagesOfEachKind } from '../support/pages-of-each-kind.ts';
import { test } from '../support/site-test.ts';
import { pagesWithEveryLayout } from '../support/specified-pages.ts';
import { textLayout } from '../support/text-layout.ts';
import { expectClearText } from '../support/unclear-text.ts';

const widths = nightly
  ? [320, 360, 390, 480, 600, 768, 820, 900, 1000, 1024, 1100, 1200, 1366, 1536, 1920, 2560]
  : [320, 390, 600, 768, 900, 1024, 1366, 1920];

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const paths = nightly
  ? [...pagesOfEachKind, '/no-such-page']
  : ['/', '/about', '/contact-us', ...pagesWithEveryLayout];

for (const path of paths) {
  test(`all text of ${path} is clear at every width`, async ({ page, expectProblem }) => {
    if (path === '/no-such-page') expectProblem(/404/);
    await openPage(page, path);
    if (path === '/') {
      await page.getByRole('region', { name: 'Blogs' }).scrollIntoViewIfNeeded();
      await expect(page.locator('.slick-list')).toBeVisible();
    }
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]);
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectClearText(page, 'body', `${width} px`);
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

const clear = { cut: [], overlapping: [], sideways: 0 };

test('text with the spacing of WCAG 1.4.12 has room', async ({ page }) => {
  for (const path of ['/', '/contact-us']) {
    await openPage(page, path);
    await page.evaluate(() => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
          'p { margin-bottom: 2em !important }',
      );
      document.adoptedStyleSheets = [spacing];
    });
    for (const width of [320, 390, 768, 900, 960, 1000, 1024, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await textLayout(page, 'body'), `${path} in ${width} px`).toEqual(clear);
    }
  }
});

test('text stays in place where a translator has set the direction from right to left', async ({ page }) => {
  for (const path of ['/', '/contact-us']) {
    await openPage(page, path);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    for (const width of [320, 390, 1024, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await textLayout(page, 'body'), `${path} in ${width} px`).toEqual(clear);
    }
  }
});
