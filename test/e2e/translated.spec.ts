import { expect } from '@playwright/test';
import { formMessages } from '#frontend/contact-form/messages.ts';
import { serviceMenu } from '#frontend/site/menus.ts';
import { contactPath } from '#shared/contact-api.ts';
import { formNote, openForm, submitButton, typeInquiry } from '../support/contact-form-page.ts';
import { untilDrawn } from '../support/drawn.ts';
import { footerLink, pressFooterLink } from '../support/footer-page.ts';
import { mainNavigation, menuButton, panelOf, serviceLink } from '../support/header-page.ts';
import { hold } from '../support/hold-request.ts';
import { hydrated } from '../support/hydrated.ts';
import { pageChanges } from '../support/page-changes.ts';
import { test } from '../support/site-test.ts';

test('a page that is translated before React keeps the focus, and everything works', async ({
  page,
  isMobile,
}) => {
  const release = await hold(page, '**/assets/react-*.js');
  await page.goto('/faq');
  await page.evaluate(pageChanges.translator);
  const link = footerLink(page, 'Industries');
  await link.focus();
  const scrolled = await page.evaluate(() => scrollY);
  await release();
  await hydrated(page);
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  const tags = ['title', 'meta[name="description"]', 'meta[property="og:url"]', 'link[rel="canonical"]'];
  for (const tag of tags) await expect(page.locator(`head ${tag}`)).toHaveCount(1);
  await page.evaluate(() => scrollTo(0, 0));
  if (isMobile) {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const sidebar = page.getByRole('dialog', { name: 'Menu' });
    await sidebar.getByText('Insights', { exact: true }).tap();
    await sidebar.getByRole('link', { name: 'Contact Us' }).tap();
  } else {
    await menuButton(page, 'Insights').click();
    await (await panelOf(page, menuButton(page, 'Insights')))
      .getByRole('link', { name: 'Contact Us' })
      .click();
  }
  await expect(page).toHaveURL('/contact-us');
  for (const tag of tags) await expect(page.locator(`head ${tag}`)).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/contact-us$/);
  await openForm(page);
});

test('what is open on a page that is translated before React stays open', async ({ page, isMobile }) => {
  const release = await hold(page, '**/assets/react-*.js');
  await page.goto('/faq');
  await page.evaluate(pageChanges.translator);
  const question = page.getByRole('main').locator('details').nth(2);
  await question.locator('summary').click();
  const menu = isMobile ? page.getByRole('dialog', { name: 'Menu' }) : mainNavigation(page);
  const [, group] = serviceMenu;
  const link = serviceLink(menu, group?.links[0]?.path ?? '');
  if (isMobile) {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await menu.getByText('Services', { exact: true }).tap();
    await menu.getByText(group?.label ?? '', { exact: true }).tap();
    await menu.getByText('Industries', { exact: true }).tap();
    await menu.evaluate((element) => element.scrollTo(0, 90));
  } else {
    await page.evaluate(() => scrollTo(0, 0));
    await menuButton(page, 'Services').hover();
    await menu.getByRole('button', { name: group?.label ?? '', exact: true }).hover();
  }
  await expect(link).toBeVisible();
  await link.focus();
  const scrolled = await menu.evaluate((element) => element.scrollTop);
  expect(scrolled > 0).toBe(isMobile);
  const old = await link.elementHandle();
  await release();
  await hydrated(page);
  // React rendered the page again, or this test shows nothing.
  await expect.poll(() => old?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(link).toBeVisible();
  await expect(link).toBeFocused();
  expect(await menu.evaluate((element) => element.scrollTop)).toBe(scrolled);
  if (isMobile) {
    await menu.getByRole('button', { name: 'Close menu' }).tap();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  } else await page.mouse.click(5, 700);
  await expect(menu.locator('a').filter({ visible: true })).toHaveCount(isMobile ? 0 : 1);
  await expect(question).toHaveAttribute('open');
});

test('where an extension has added and removed elements, nothing opens that was closed', async ({ page }) => {
  const release = await hold(page, '**/assets/react-*.js');
  await page.goto('/faq');
  const questions = page.getByRole('main').locator('details');
  const texts = () => page.getByRole('main').locator('details[open] > summary').allTextContents();
  const atFirst = await texts();
  await questions.nth(2).locator('summary').click();
  const opened = await questions.nth(2).locator('summary').textContent();
  await page.evaluate(pageChanges.translator);
  await page.evaluate(() => {
    document.querySelector('main details')?.remove();
    const dialog = document.createElement('dialog');
    document.querySelector('header')?.prepend(dialog);
    dialog.show();
  });
  const old = await questions.first().elementHandle();
  await release();
  await hydrated(page);
  await expect.poll(() => old?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  expect((await texts()).filter((text) => text !== opened)).toEqual(atFirst);
});

test('the focus stays where the visitor has moved it to before React renders the page again', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/react-*.js');
  await page.goto('/faq');
  await page.evaluate(pageChanges.translator);
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.id = 'of-an-extension';
    document.body.append(field);
  });
  const link = page.getByRole('banner').getByRole('link').first();
  await link.focus();
  const old = await link.elementHandle();
  // As soon as React listens to the page, which is before it has rendered it.
  await page.evaluate(() => {
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (...options: Parameters<typeof listen>) {
      listen.apply(this, options);
      if (this instanceof Element && this.id === 'root' && options[0] === 'focusin')
        document.getElementById('of-an-extension')?.focus();
    };
  });
  await release();
  await hydrated(page);
  await expect.poll(() => old?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(page.locator('#of-an-extension')).toBeFocused();
});

test('a translated not-found page stays where it is scrolled to', async ({ page, expectProblem }) => {
  expectProblem(/status of 404/);
  const release = await hold(page, '**/assets/react-*.js');
  await page.goto('/no-such-page');
  await page.evaluate(pageChanges.translator);
  await page.evaluate(() => {
    const positions: number[] = [];
    Object.assign(globalThis, { positions });
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    addEventListener('scroll', () => positions.push(scrollY));
  });
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await release();
  await hydrated(page);
  await untilDrawn(page);
  const positions = await page.evaluate(() => (globalThis as unknown as { positions: number[] }).positions);
  expect(positions.filter((position) => position !== scrolled)).toEqual([]);
});

test('a page that is translated after React took over, or has lost elements, still navigates', async ({
  page,
  isMobile,
}) => {
  await page.goto('/faq');
  await hydrated(page);
  await page.evaluate(pageChanges.translator);
  await pressFooterLink(page, 'About', isMobile);
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle(/\S/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // As an extension does.
  await page.evaluate(() => {
    for (const element of document.head.querySelectorAll('link[rel="canonical"], meta')) element.remove();
    document.querySelector('main section:last-of-type')?.remove();
  });
  for (const [label, path] of [
    ['FAQs', '/faq'],
    ['Contact Us', '/contact-us'],
  ] as const) {
    await pressFooterLink(page, label, isMobile);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(/\S/);
  }
});

test('the button of a translated form says that it is sending', async ({ page }) => {
  const release = await hold(page, `**${contactPath}`);
  await openForm(page, '/contact-us');
  await page.evaluate(pageChanges.translator);
  await typeInquiry(page, {});
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText(formMessages.sending);
  await release();
  await expect(formNote(page)).toBeFocused();
});
