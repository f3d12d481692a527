import { chromium, expect, type Page } from '@playwright/test';
import { launchOptions } from '../support/chromium.ts';
import { untilLoaded } from '../support/drawn.ts';
import { openPage } from '../support/header-page.ts';
import { nightly } from '../support/nightly.ts';
import { secondIndustry, service } from '../support/pages-of-each-kind.ts';
import { testSite } from '../support/site-server.ts';
import { test } from '../support/site-test.ts';
import { expectClearText } from '../support/unclear-text.ts';

const paths = ['/', service.path, secondIndustry.path, '/about'];

/** Items of the header that are outside of it or have more than one line. */
const unfitting = (page: Page) =>
  page.locator('header :is(a, button)').evaluateAll((items) => {
    const bar = document.querySelector('header')?.getBoundingClientRect() ?? new DOMRect();
    return items
      .filter((item) => {
        if (!item.checkVisibility()) return false;
        const { left, right, top, bottom } = item.getBoundingClientRect();
        if (left < bar.left || right > bar.right || top < bar.top || bottom > bar.bottom) return true;
        const text = document.createRange();
        text.selectNodeContents(item);
        const { height } = text.getBoundingClientRect();
        return Boolean(item.textContent) && height > 2 * Number.parseFloat(getComputedStyle(item).fontSize);
      })
      .map((item) => item.textContent);
  });

const colorsOf = (elements: Element[]) =>
  elements.map((element) => getComputedStyle(element).backgroundColor);

const fontSizes = nightly ? [20, 24, 32] : [32];
const widths = nightly ? [1024, 1100, 1366, 1536, 1920] : [1024, 1920];

for (const fontSize of fontSizes) {
  test(`pages have room for text of a browser set to ${fontSize} pixels`, async () => {
    const site = await testSite();
    const options = launchOptions(site.chromium);
    const args = [...(options.args ?? []), `--blink-settings=defaultFontSize=${fontSize}`];
    const browser = await chromium.launch({ ...options, args });
    try {
      const page = await browser.newPage({ baseURL: site.origin, reducedMotion: 'reduce' });
      for (const path of paths) {
        await openPage(page, path);
        if (path === '/') {
          await page.getByRole('region', { name: 'Blogs' }).scrollIntoViewIfNeeded();
          await expect(page.locator('.slick-list')).toBeVisible();
          // The arrow of the active card has another color than those of the other two.
          await page.setViewportSize({ width: 1024, height: 768 });
          const arrows = page.locator('.slick-slide:not([inert]) .disc');
          await expect.poll(async () => new Set(await arrows.evaluateAll(colorsOf)).size).toBe(2);
        }
        await untilLoaded(page);
        await expect(page.locator('html')).toHaveCSS('font-size', `${fontSize}px`);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 768 });
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
          const where = `${path} in ${width} px`;
          expect.soft(await unfitting(page), where).toEqual([]);
          await expectClearText(page, 'body', where);
        }
      }
    } finally {
      await browser.close();
    }
  });
}
