import { expect } from '@playwright/test';
import { formMessages } from '#frontend/contact-form/messages.ts';
import { serviceMenu } from '#frontend/site/menus.ts';
import { contactForm } from '../support/contact-form-page.ts';
import { untilDrawn } from '../support/drawn.ts';
import { footerLink } from '../support/footer-page.ts';
import { menuButton, openPage, panelOf } from '../support/header-page.ts';
import { hold } from '../support/hold-request.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { industry } from '../support/pages-of-each-kind.ts';
import { test } from '../support/site-test.ts';

test('scrolling is smooth, and instant with prefers-reduced-motion', async ({ page }) => {
  await page.addInitScript(() => {
    const behaviors: unknown[] = [];
    Object.assign(globalThis, { behaviors });
    const { scrollTo } = globalThis;
    globalThis.scrollTo = ((options: ScrollToOptions) => {
      behaviors.push(options.behavior);
      scrollTo(options);
    }) as typeof scrollTo;
  });
  /** The behaviors since the last call. */
  const behaviors = () =>
    page.evaluate(() => (globalThis as unknown as { behaviors: unknown[] }).behaviors.splice(0));
  await openPage(page, '/about');
  for (const [reducedMotion, behavior] of [
    ['reduce', 'instant'],
    ['no-preference', 'smooth'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await footerLink(page, industry.label).click();
    await expect(page).toHaveURL(industry.path);
    await expect.poll(behaviors).toEqual([behavior]);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    await expect.poll(behaviors).toEqual([behavior]);
    await page.goBack();
    await expect(page).toHaveURL(industry.path);
    await untilDrawn(page);
    expect(new Set(await behaviors())).toEqual(new Set(['instant']));
    await footerLink(page, 'About').click();
    await expect(page).toHaveURL('/about');
    await expect.poll(behaviors).toEqual([behavior]);
  }
});

test('a link in a menu that leads to a part of the same page moves the focus there', async ({ page }) => {
  await openPage(page, '/');
  const [, group] = serviceMenu;
  if (!group) throw new Error('There is only one group');
  await menuButton(page, 'Services').press('Enter');
  const panel = await panelOf(page, menuButton(page, 'Services'));
  await panel.getByRole('button', { name: group.label, exact: true }).press('Enter');
  await panel.locator(`a[href="/#${group.id}"]`).first().press('Enter');
  await expect(page).toHaveURL(`/#${group.id}`);
  await expect(panel).toBeHidden();
  await expect(page.locator(`#${group.id}`)).toBeFocused();
});

test('a stylesheet that did not arrive is loaded with the next page', async ({ page, expectProblem }) => {
  expectProblem(/ERR_FAILED/);
  let lost = true;
  await page.route('**/assets/style-*.css', (route) => (lost ? route.abort() : route.continue()));
  const button = contactForm(page).getByRole('button', { name: formMessages.connect });
  const styled = () => expect(button).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await openPage(page, '/about');
  lost = false;
  await footerLink(page, 'Contact Us').click();
  await styled();

  await test.step('also with one that Back leads to', async () => {
    await untilHydrated(page);
    await footerLink(page, 'FAQs').click();
    await expect(page).toHaveURL('/faq');
    lost = true;
    await page.reload();
    await untilHydrated(page);
    lost = false;
    await page.evaluate(() => history.back());
    await styled();
  });
});

test('Back while a page is loading forgets that page', async ({ page }) => {
  await openPage(page, '/');
  await footerLink(page, 'About').click();
  await expect(page).toHaveURL('/about');
  const release = await hold(page, '**/assets/faq*.js');
  await footerLink(page, 'FAQs').click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const arrived = page.waitForResponse(/\/faq-template-/);
  await release();
  await (await arrived).finished();
  await untilDrawn(page);
  await expect(page).toHaveURL('/');
});

test('after a reload, Back keeps the page until the other one is loaded, and restores its position', async ({
  page,
}) => {
  await openPage(page, '/about');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await untilDrawn(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/faq"]')?.click());
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('main').locator('details').first()).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await untilDrawn(page);
  await page.reload();
  await untilHydrated(page);
  await untilDrawn(page);
  const left = await page.evaluate(() => Math.round(scrollY));
  const release = await hold(page, '**/assets/about*.js');
  await page.evaluate(() => history.back());
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('main').locator('details').first()).toBeVisible();
  await release();
  await expect(page.getByRole('main').locator('details')).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await untilDrawn(page);
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(900);
  await page.goForward();
  await expect(page.getByRole('main').locator('details').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
});

test('scroll positions that another document of the tab has stored stay', async ({ page }) => {
  await openPage(page, '/about');
  // As a document does that was opened later, while this one was in the back/forward cache.
  await page.evaluate(() => sessionStorage.setItem('other/blogs', '700'));
  await page.goto('/faq');
  expect(await page.evaluate(() => sessionStorage.getItem('other/blogs'))).toBe('700');
});

test('a link pressed again while its page loads is opened as a document', async ({ page }) => {
  await hold(page, '**/assets/faq*.js');
  await openPage(page, '/about');
  await footerLink(page, 'FAQs').click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await footerLink(page, 'FAQs').click({ noWaitAfter: true });
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('main').locator('details').first()).toBeVisible();
});

test('an address that is typed while a page loads is opened, and stopping the load keeps the page', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/dynamically imported module/);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  // Without a response, so that leaving and stopping cancel it.
  await page.route('**/assets/faq*.js', () => undefined);
  const failed = page.getByRole('alert').filter({ has: page.getByRole('link') });

  await openPage(page, '/about');
  await footerLink(page, 'FAQs').click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.evaluate(() => stop());
  await expect(failed).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page).toHaveURL('/about');

  await page.goto('/blogs');
  await untilHydrated(page);
  await footerLink(page, 'FAQs').click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.goto('/contact-us');
  await untilHydrated(page);
  await expect(page).toHaveURL('/contact-us');
  expect(documents).toEqual(['/about', '/blogs', '/contact-us']);
});
