import { chromium, expect, type Page } from '@playwright/test';
import { launchOptions } from '../support/chromium.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { testSite } from '../support/site-server.ts';
import { test } from '../support/site-test.ts';
import { textLayout } from '../support/text-layout.ts';

const paths = ['/', '/ai-services/bi-solutions', '/industries/education', '/about'];

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

/** Lines of text in a page's first section that lie on its illustration. */
const onIllustration = (page: Page) =>
  page
    .locator('main section')
    .first()
    .evaluate((section) => {
      const drawing = section.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
      return [...section.querySelectorAll('h1, p, a, nav li')]
        .filter((element) => {
          const text = document.createRange();
          text.selectNodeContents(element);
          return [...text.getClientRects()].some(
            ({ left, right, top, bottom }) =>
              left < drawing.right && right > drawing.left && top < drawing.bottom && bottom > drawing.top,
          );
        })
        .map((element) => element.textContent);
    });

for (const fontSize of [20, 24, 32]) {
  test(`pages have room for text of a browser set to ${fontSize} pixels`, async () => {
    const site = await testSite();
    const options = launchOptions(site.chromium);
    const args = [...(options.args ?? []), `--blink-settings=defaultFontSize=${fontSize}`];
    const browser = await chromium.launch({ ...options, args });
    try {
      const page = await browser.newPage({ baseURL: site.origin });
      for (const path of paths) {
        await page.goto(path);
        await untilHydrated(page);
        await page.evaluate(() => document.fonts.ready);
        await expect(page.locator('html')).toHaveCSS('font-size', `${fontSize}px`);
        for (const width of [1024, 1366]) {
          await page.setViewportSize({ width, height: 768 });
          const where = `${path} in ${width} px`;
          expect.soft(await unfitting(page), where).toEqual([]);
          expect.soft(await textLayout(page), where).toEqual({ cut: [], overlapping: [], sideways: 0 });
          if (path !== '/') expect.soft(await onIllustration(page), where).toEqual([]);
        }
      }
    } finally {
      await browser.close();
    }
  });
}
