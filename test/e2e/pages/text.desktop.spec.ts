import { expect, type Page } from '@playwright/test';
import { pages } from '#frontend/site/pages.ts';
import { untilLoaded } from '#test/support/browser/drawn.ts';
import { nightly, someOf } from '#test/support/browser/nightly.ts';
import { test } from '#test/support/browser/site-test.ts';
import { sound, textLayout } from '#test/support/measure/text-layout.ts';
import { CarouselPage } from '#test/support/pages/carousel-page.ts';
import { formNote, openForm, submitButton } from '#test/support/pages/contact-form-page.ts';
import { menuButton, openPage, panelOf } from '#test/support/pages/header-page.ts';
import { pagesOfEachKind } from '#test/support/pages/pages-of-each-kind.ts';
import { countryButton, countryList } from '#test/support/pages/phone-field-page.ts';

const widths = nightly
  ? [320, 360, 390, 480, 600, 768, 820, 900, 960, 1000, 1024, 1100, 1200, 1366, 1536, 1920, 2560]
  : [320, 600, 900, 1024, 1366];

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Adds words as long as in German and in Tamil to every text of the page. */
const lengthenTexts = (page: Page) =>
  page.evaluate(() => {
    const words = ['Donaudampfschifffahrtsgesellschaft', 'தொழில்நுட்பவியலாளர்களுக்கான'];
    const texts = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
    for (let n = 0; texts.nextNode(); n += 1) {
      const { currentNode } = texts;
      if (/\p{Letter}/u.test(currentNode.nodeValue ?? '')) currentNode.nodeValue += ` ${words[n % 2]}`;
    }
  });

/** Tries again while the carousel adapts to another width. */
const expectSound = (page: Page, root: string, where: string) =>
  expect
    .configure({ soft: true })
    .poll(() => textLayout(page, root), { message: where, timeout: 3_000 })
    .toEqual(sound);

// By day, home alone: each takes seconds.
for (const path of someOf(pagesOfEachKind, 1))
  test(`no text of ${path} is cut, overlapped or covered at any width`, async ({ page }) => {
    await openPage(page, path);
    if (path === '/') await new CarouselPage(page).untilLive();
    await untilLoaded(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectSound(page, 'body', `${width} px`);
    }
    await lengthenTexts(page);
    for (const width of [320, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      await expectSound(page, 'body', `longer texts, ${width} px`);
    }
  });

// 2,000 px of a window are then as narrow as 1,000 px, and a phone's 320 px as 160.
test('nothing scrolls sideways in 320 px with the browser’s text twice as large', {
  tag: ['@chromium', '@nightly'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const path of nightly ? pages.map((each) => each.path) : pagesOfEachKind) {
    await page.goto(path);
    expect(await sideways(), path).toBe(320);
  }
  await openForm(page, '/contact-us');
  await submitButton(page).click();
  await expect(formNote(page)).toBeFocused();
  await countryButton(page).click();
  expect(await sideways()).toBe(320);
  expect(await countryList(page).evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await sideways()).toBe(320);
});

test('no text of an open menu is cut, overlapped or covered at any width', { tag: '@nightly' }, async ({
  page,
}) => {
  await openPage(page, '/');
  await page.evaluate(() => document.fonts.ready);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const sidebar = page.getByRole('button', { name: 'Open menu' });
    if (await sidebar.isVisible()) {
      await sidebar.click();
      await expectSound(page, 'dialog[open]', `sidebar, ${width} px`);
      await page.keyboard.press('Escape');
      continue;
    }
    for (const name of ['Products', 'Services', 'Industries', 'Insights']) {
      const button = menuButton(page, name);
      await button.press('Enter');
      await expect(await panelOf(page, button)).toBeVisible();
      await expectSound(page, 'header', `${name}, ${width} px`);
      await page.keyboard.press('Escape');
    }
  }
});
