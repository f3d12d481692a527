import { expect, type Page } from '@playwright/test';
import { navigationMessages } from '#frontend/app/messages.ts';
import { content } from '#frontend/content/home.ts';
import { untilDrawn } from '#test/support/browser/drawn.ts';
import { hold } from '#test/support/browser/hold-request.ts';
import { untilHydrated } from '#test/support/browser/hydrated.ts';
import { press } from '#test/support/browser/press.ts';
import { test } from '#test/support/browser/site-test.ts';
import { pressFooterLink, unfoldFooterLink } from '#test/support/pages/footer-page.ts';
import { openPage } from '#test/support/pages/header-page.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Scrolls, and waits for the scroll event, which comes with the next frame. */
async function scrollPage(page: Page, top: number) {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await untilDrawn(page);
}

test('a navigation glides a short distance to the top and focuses the heading', async ({
  page,
  isMobile,
}) => {
  await openPage(page, '/faq');
  const structuredData = page.locator('script[type="application/ld+json"]');
  await expect(structuredData).toHaveCount(1);
  const before = await page.title();
  await (await unfoldFooterLink(page, '/about')).scrollIntoViewIfNeeded();
  await untilDrawn(page);
  await page.evaluate(() => {
    const { positions, old } = Object.assign(window, {
      positions: [] as number[],
      old: document.querySelector('main h1'),
    });
    addEventListener('scroll', () => {
      if (document.querySelector('main h1') !== old) positions.push(scrollY / innerHeight);
    });
  });
  expect(await page.evaluate(() => scrollY / innerHeight)).toBeGreaterThan(1);
  await pressFooterLink(page, '/about', isMobile);
  await expect(page).toHaveURL('/about');
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
  const positions = await page.evaluate(() => (window as unknown as { positions: number[] }).positions);
  expect(positions.length).toBeGreaterThan(1);
  expect(Math.max(...positions)).toBeLessThan(0.2);
  // The focus announces the heading. A live region with the title would be a second announcement.
  expect(await page.title()).not.toBe(before);
  await expect(page.locator('[aria-live], [role="status"]').filter({ hasText: /\S/ })).toHaveCount(0);
  // The page before had some, and this one has none.
  await expect(structuredData).toHaveCount(0);
});

test('with reduced motion a navigation is at the top at once', { tag: '@nightly' }, async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/faq');
  await (await unfoldFooterLink(page, '/about')).scrollIntoViewIfNeeded();
  await pressFooterLink(page, '/about', isMobile);
  await expect(heading(page)).toBeFocused();
  expect(await scrolled(page)).toBe(0);
});

test('back and forward restore the position, also next to fragments and after a reload', async ({
  page,
  isMobile,
}) => {
  await openPage(page, '/about');
  await scrollPage(page, 900);
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/faq"]')?.click());
  await expect(page).toHaveURL('/faq');
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollPage(page, 300);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => scrolled(page)).toBe(900);
  await page.goForward();
  await expect(page).toHaveURL('/faq');
  await expect.poll(() => scrolled(page)).toBe(300);

  await test.step('to an address with a fragment', async () => {
    await page.goto('/#industries');
    await untilHydrated(page);
    await scrollPage(page, 2900);
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/faq"]')?.click());
    await expect(page).toHaveURL('/faq');
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/#industries');
    await untilDrawn(page);
    expect(await scrolled(page)).toBe(2900);
  });

  await test.step('to a fragment that is no valid encoding', async () => {
    await page.goto('/about#50%');
    await untilHydrated(page);
    await pressFooterLink(page, '/faq', isMobile);
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/about#50%');
    await expect(heading(page)).toBeFocused();
  });

  await test.step('after a reload', async () => {
    await page.goto('/about');
    await untilHydrated(page);
    await scrollPage(page, 900);
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/faq"]')?.click());
    await expect(page).toHaveURL('/faq');
    // Nobody reloads between the new address and its page.
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.reload();
    await untilHydrated(page);
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect.poll(() => scrolled(page)).toBe(900);
  });
});

test('a link to a part of the same page shows it and focuses it', async ({ page, isMobile }) => {
  await openPage(page, '/');
  await press(page.getByRole('link', { name: content.hero.action }), isMobile);
  await expect(page).toHaveURL('/#industries');
  const target = page.locator('#industries');
  await expect(target).toBeFocused();
  // As in a document of that address.
  await expect.poll(() => target.evaluate((it) => Math.round(it.getBoundingClientRect().top))).toBe(24);
});

test('a slow page shows that it is loading, and only the link pressed last opens', async ({
  page,
  isMobile,
}) => {
  const release = await hold(page, '**/assets/faq*.js');
  await openPage(page, '/about');
  await pressFooterLink(page, '/faq', isMobile);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: navigationMessages.loading })).toHaveCount(1);
  await expect(page).toHaveURL('/about');
  await pressFooterLink(page, '/contact-us', isMobile);
  await expect(page).toHaveURL('/contact-us');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await pressFooterLink(page, '/faq', isMobile);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  // Both at once, when the page of the second link is loaded and that of the first is not.
  await page.evaluate(() => {
    for (const path of ['/faq', '/contact-us'])
      document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"]`)?.click();
  });
  await expect(page).toHaveURL('/contact-us');
  const arrived = page.waitForResponse(/\/faq-template-/);
  await release();
  await (await arrived).finished();
  await untilDrawn(page);
  await expect(page).toHaveURL('/contact-us');
});
