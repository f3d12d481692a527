import { expect, type Page } from '@playwright/test';
import { navigationMessages } from '#frontend/app/messages.ts';
import { linkTo } from '#frontend/site/menus.ts';
import { hold } from '#test/support/browser/hold-request.ts';
import { untilHydrated, untilListening } from '#test/support/browser/hydrated.ts';
import { press } from '#test/support/browser/press.ts';
import { test } from '#test/support/browser/site-test.ts';
import { expectAccessible } from '#test/support/measure/axe.ts';
import { contactForm, openForm } from '#test/support/pages/contact-form-page.ts';
import { pressFooterLink, unfoldFooterLink } from '#test/support/pages/footer-page.ts';
import { openPage } from '#test/support/pages/header-page.ts';

/** Chunks that only the FAQ page uses. */
const ownParts = /\/assets\/faq[^/]*\.js$/;

async function faqIsShown(page: Page) {
  await expect(page).toHaveURL(/\/faq/);
  await expect(page.getByRole('main').locator('details').first()).toBeVisible();
}

/** Expects header, message and footer, without accessibility problems, and a working link. */
async function expectWayOn(page: Page) {
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toBeVisible();
  await expect(await unfoldFooterLink(page, '/about')).toBeVisible();
  await expectAccessible(page);
}

test('a page template that throws keeps header and footer, and a button reloads the page', {
  tag: '@nightly',
}, async ({ page, isMobile, expectProblem }) => {
  expectProblem(/a broken page template/);
  let broken = true;
  await page.route(/\/assets\/faq-template-[^/]*\.js$/, async (route) => {
    if (!broken) return route.continue();
    const response = await route.fetch();
    const [, name] = /export\s*\{\s*\w+ as (\w+)\s*\}/.exec(await response.text()) ?? [];
    const fail = "const fail = () => { throw new Error('a broken page template'); };";
    return route.fulfill({ response, body: `${fail} export { fail as ${name} };` });
  });
  await openPage(page, '/about');
  await pressFooterLink(page, '/faq', isMobile);
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(navigationMessages.failed.heading);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectWayOn(page);
  broken = false;
  await press(page.getByRole('main').getByRole('button'), isMobile);
  await faqIsShown(page);
});

test('online, a page whose files do not arrive is opened as a document', async ({
  page,
  isMobile,
  expectProblem,
}) => {
  expectProblem(/status of 404/);
  expectProblem(/did not arrive|dynamically imported module/);
  await page.route(ownParts, (route) => route.fulfill({ status: 404, body: '' }));
  await openPage(page, '/about');
  // Hover or touch requests the files before the press: lost before or after it.
  const release = await hold(page, ownParts);
  await pressFooterLink(page, '/faq', isMobile);
  await release();
  await expect(page).toHaveURL('/faq');
  await faqIsShown(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // The document is complete although it cannot be hydrated.
  await pressFooterLink(page, '/about', isMobile);
  await expect(page).toHaveURL('/about');

  await test.step('also when Back leads to it, with its fragment', async () => {
    await page.unroute(ownParts);
    await page.goto('/faq#main');
    await untilHydrated(page);
    await pressFooterLink(page, '/about', isMobile);
    await expect(page).toHaveURL('/about');
    // A document of its own, which has not loaded the page before.
    await page.reload();
    await untilHydrated(page);
    await page.route(ownParts, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
    await page.evaluate(() => history.back());
    await faqIsShown(page);
    await expect(page).toHaveURL('/faq#main');
  });
});

test('offline, the page says so, keeps what was typed, and is shown when the visitor is online again', async ({
  page,
  context,
  isMobile,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  expectProblem(/did not arrive|dynamically imported module/);
  await openForm(page, '/contact-us');
  await contactForm(page).getByLabel('Comment').fill('Typed before');
  await context.setOffline(true);
  for (const _ of [1, 2]) {
    await pressFooterLink(page, '/faq', isMobile);
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      navigationMessages.notLoaded.heading(linkTo('/faq').label),
    );
    await expectWayOn(page);
  }
  await pressFooterLink(page, '/contact-us', isMobile);
  await expect(contactForm(page).getByLabel('Comment')).toHaveValue('Typed before');
  await context.setOffline(false);
  await pressFooterLink(page, '/faq', isMobile);
  await faqIsShown(page);

  await test.step('with the button', async () => {
    await untilHydrated(page);
    await context.setOffline(true);
    await pressFooterLink(page, '/about', isMobile);
    await expect(page.getByRole('main').getByRole('button')).toBeVisible();
    await context.setOffline(false);
    await press(page.getByRole('main').getByRole('button'), isMobile);
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});

test('a server that does not respond is said as well, and Back shows what was typed', {
  tag: '@nightly',
}, async ({ page, isMobile, expectProblem }) => {
  expectProblem(/ERR_FAILED/);
  expectProblem(/did not arrive|dynamically imported module/);
  await openForm(page, '/contact-us');
  await contactForm(page).getByLabel('Comment').fill('Typed before');
  // `navigator.onLine` stays true.
  await page.route(/\/faq/, (route) => route.abort());
  await pressFooterLink(page, '/faq', isMobile);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    navigationMessages.notLoaded.heading(linkTo('/faq').label),
  );
  await page.goBack();
  await expect(contactForm(page).getByLabel('Comment')).toHaveValue('Typed before');
});

test('a stylesheet that was lost is fetched again before a menu is used', { tag: '@nightly' }, async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/);
  await page.route('**/assets/style-*.css', (route) => route.abort(), { times: 1 });
  await openPage(page, '/about');
  const panel = page.locator('#menu-services, dialog').first();
  const position = () => panel.evaluate((menu) => getComputedStyle(menu).position);
  await expect.poll(position).not.toBe('static');
});

test('a link that is pressed while the stylesheet is on its way opens without a document', {
  tag: '@nightly',
}, async ({ page, isMobile }) => {
  const release = await hold(page, '**/assets/style-*.css');
  // The load event may wait for the stylesheet.
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await untilListening(page);
  await untilHydrated(page);
  const first = await page.evaluate(() => performance.timeOrigin);
  await pressFooterLink(page, '/contact-us', isMobile);
  await release();
  await expect(page).toHaveURL('/contact-us');
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(first);
});

test('without the whole stylesheet, the next page is opened as a document', { tag: '@nightly' }, async ({
  page,
  isMobile,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/);
  expectProblem(/did not arrive/);
  const stylesheet = '**/assets/style-*.css';
  await page.route(stylesheet, (route) => route.abort());
  await openPage(page, '/about');
  await pressFooterLink(page, '/contact-us', isMobile);
  await expect(page).toHaveURL('/contact-us');
  const button = contactForm(page).getByRole('button').last();
  await expect(button).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
