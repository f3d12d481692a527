import { expect, type Page, type Request } from '@playwright/test';
import { content } from '#frontend/content/home.ts';
import { untilDrawn } from '../support/drawn.ts';
import { pressFooterLink, unfoldFooterLink } from '../support/footer-page.ts';
import { openPage } from '../support/header-page.ts';
import { hold } from '../support/hold-request.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { someOf } from '../support/nightly.ts';
import { press } from '../support/press.ts';
import { test } from '../support/site-test.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('a navigation scrolls only a short distance to the top, focuses the heading and announces the title', async ({
  page,
  isMobile,
}) => {
  await openPage(page, '/faq');
  const structuredData = page.locator('script[type="application/ld+json"]');
  await expect(structuredData).toHaveCount(1);
  await (await unfoldFooterLink(page, 'About')).scrollIntoViewIfNeeded();
  await untilDrawn(page);
  await page.evaluate(() => {
    const { positions, heading } = Object.assign(window, {
      positions: [] as number[],
      heading: document.querySelector('main h1'),
    });
    addEventListener('scroll', () => {
      if (document.querySelector('main h1') !== heading) positions.push(scrollY);
    });
  });
  expect(await page.evaluate(() => scrollY / innerHeight)).toBeGreaterThan(1);
  await pressFooterLink(page, 'About', isMobile);
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
  const views = await page.evaluate(() =>
    (window as unknown as { positions: number[] }).positions.map((position) => position / innerHeight),
  );
  expect(Math.max(...views)).toBeLessThan(0.2);
  await expect(page.locator('[aria-live="polite"]').first()).toHaveText(await page.title());
  // The page before had some, and this one has none.
  await expect(structuredData).toHaveCount(0);
});

test('back and forward restore the scroll position, also after a hash link', async ({ page }) => {
  await openPage(page, '/about');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  // Scroll events fire with the next frame.
  await untilDrawn(page);
  expect(await scrolled(page)).toBe(900);
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/faq"]')?.click());
  await expect(page).toHaveURL('/faq');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => scrolled(page)).toBe(900);
  await page.goForward();
  await expect(page).toHaveURL('/faq');
  await expect.poll(() => scrolled(page)).toBe(0);

  await page.evaluate(() => {
    location.hash = 'footer';
  });
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await untilDrawn(page);
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  await page.goBack();
  await expect(page.getByRole('main').locator('details')).toHaveCount(0);
  await untilDrawn(page);
  expect(await scrolled(page)).toBe(900);
});

test('Back restores the scroll position while the page still glides to its top', async ({ page }) => {
  await openPage(page, '/about');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await untilDrawn(page);
  const link = page.locator('footer a[href="/faq"]');
  await link.dispatchEvent('pointerover');
  for (const frames of [2, 3, 5]) {
    await link.evaluate(async (element: HTMLElement, count) => {
      const frame = () => new Promise(requestAnimationFrame);
      element.click();
      while (location.pathname !== '/faq') await frame();
      for (let passed = 0; passed < count; passed += 1) await frame();
      history.back();
    }, frames);
    await expect(page).toHaveURL('/about');
    // Longer than the glide takes.
    for (let waited = 0; waited < 15; waited += 1) await untilDrawn(page);
    expect(await scrolled(page)).toBe(900);
  }
});

for (const address of someOf(['/about#50%', '/#%'], 1)) {
  test(`Back shows ${address}, whose fragment is no valid encoding`, async ({ page, isMobile }) => {
    await openPage(page, address);
    await pressFooterLink(page, 'FAQs', isMobile);
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test('Back restores the scroll position of an address with a fragment', async ({ page }) => {
  await openPage(page, '/#industries');
  await page.evaluate(() => scrollTo({ top: 2900, behavior: 'instant' }));
  await untilDrawn(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/faq"]')?.click());
  await expect(page).toHaveURL(/\/faq$/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/#industries$/);
  await untilDrawn(page);
  await untilDrawn(page);
  expect(await scrolled(page)).toBe(2900);
});

test('Back and Forward keep the positions of a page with a hash link that was used before React', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/hydrate-*.js');
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 30, behavior: 'instant' }));
  await untilDrawn(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#industries"]')?.click());
  await expect.poll(() => scrolled(page)).toBeGreaterThan(30);
  const target = await scrolled(page);
  const expectRestored = async (position: number) => {
    await expect.poll(() => scrolled(page)).toBe(position);
    // It also stays there: the browser scrolls to a fragment a frame later.
    await untilDrawn(page);
    expect(await scrolled(page)).toBe(position);
  };
  await release();
  await untilHydrated(page);
  await page.goBack();
  await expectRestored(30);
  await page.goForward();
  await expectRestored(target);
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/faq"]')?.click());
  await expect(page).toHaveURL('/faq');
  await page.goBack();
  await expectRestored(target);
  await page.goBack();
  await expectRestored(30);
});

test('an address that is typed while the second of two pages loads is opened', async ({ page }) => {
  const isTemplateOf = (kind: string) => (request: Request) =>
    request.url().includes(`/assets/${kind}-template-`);
  const releaseAbout = await hold(page, '**/assets/about-*.js');
  const releaseFaq = await hold(page, '**/assets/faq-*.js');
  const releaseBlogs = await hold(page, '**/blogs');
  await openPage(page, '/contact-us');
  for (const path of ['/about', '/faq'])
    await page.evaluate((to) => document.querySelector<HTMLElement>(`footer a[href="${to}"]`)?.click(), path);
  const about = page.waitForEvent('requestfinished', isTemplateOf('about'));
  await releaseAbout();
  await about;
  await untilDrawn(page);
  await page.evaluate(() => location.assign('/blogs'));
  const faq = page.waitForEvent('requestfinished', isTemplateOf('faq'));
  await releaseFaq();
  await faq;
  await releaseBlogs();
  await expect(page).toHaveURL('/blogs');
  await page.goBack();
  await expect(page).toHaveURL('/contact-us');
});

test('the hero’s button leads to the industries', async ({ page, isMobile }) => {
  await openPage(page, '/');
  await press(page.getByRole('link', { name: content.hero.action }), isMobile);
  const heading = page.getByRole('heading', { level: 2, name: content.industries.heading });
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL('/#industries');
  // As in a document of that address.
  const top = () => page.locator('#industries').evaluate((it) => Math.round(it.getBoundingClientRect().top));
  await expect.poll(top).toBe(24);
});
