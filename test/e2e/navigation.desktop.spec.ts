import { expect, type Page } from '@playwright/test';
import { untilDrawn } from '../support/drawn.ts';
import { openPage } from '../support/header-page.ts';
import { test } from '../support/site-test.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** A link of the footer, which every page has at its end. */
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first();

test('a navigation scrolls to the top, focuses the heading and announces the title', async ({ page }) => {
  await openPage(page, '/about');
  await footerLink(page, 'Insurance').click();
  await expect(page).toHaveTitle(/insurance/i);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page.locator('[aria-live="polite"]').first()).toHaveText(await page.title());
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`scrolling is smooth, or at once for who wants less motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const asked: unknown[] = [];
      Object.assign(globalThis, { asked });
      const { scrollTo } = globalThis;
      globalThis.scrollTo = ((options: ScrollToOptions) => {
        asked.push(options.behavior);
        scrollTo(options);
      }) as typeof scrollTo;
    });
    const asked = () => page.evaluate(() => (globalThis as unknown as { asked: unknown[] }).asked);
    const behavior = reducedMotion === 'reduce' ? 'instant' : 'smooth';
    await openPage(page, '/about');
    await footerLink(page, 'Insurance').click();
    await expect.poll(asked).toEqual([behavior]);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    await expect.poll(asked).toEqual([behavior, behavior]);
    await page.goBack();
    await expect(page).toHaveURL(/insurance$/);
    await expect.poll(asked).toEqual([behavior, behavior, 'instant']);
  });
}

test('back and forward restore where the reader was', async ({ page }) => {
  await openPage(page, '/about');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  // The page hears of a scroll when it is drawn.
  await untilDrawn(page);
  expect(await scrolled(page)).toBe(900);
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/faq"]')?.click());
  await expect(page).toHaveURL(/\/faq$/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(() => scrolled(page)).toBe(900);
  await page.goForward();
  await expect(page).toHaveURL(/\/faq$/);
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('the hero button jumps to the industries', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 2, name: /industry/i }).first()).toBeInViewport();
  await expect(page).toHaveURL(/#industries$/);
});

test('the skip link is the first stop and leads to the main part', async ({ page }) => {
  await openPage(page, '/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a part that is broken leads to one reload of the wanted page', async ({ page }) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  // Before the page is opened, or its script might fetch them ahead.
  await page.route(/assets\/faq.*\.js$/, (route) =>
    documents === 1
      ? route.fulfill({ contentType: 'text/javascript', body: "throw new Error('no such part')" })
      : route.continue(),
  );
  await openPage(page, '/about');
  await footerLink(page, 'FAQs').click();
  await expect.poll(() => documents).toBe(2);
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(documents).toBe(2);
});
