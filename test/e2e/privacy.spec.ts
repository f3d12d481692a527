import { expect } from '@playwright/test';
import { pages } from '#frontend/site/pages.ts';
import { formNote, openForm, submitButton, typeInquiry } from '../support/contact-form-page.ts';
import { pagesOfEachKind } from '../support/pages-of-each-kind.ts';
import { press } from '../support/press.ts';
import { test } from '../support/site-test.ts';

test('no page sets a cookie', async ({ request }) => {
  for (const { path } of pages)
    expect((await request.get(path)).headers(), path).not.toHaveProperty('set-cookie');
});

test('no kind of page, read to its end, sets a cookie or calls another host', async ({
  page,
  context,
  baseURL,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  for (const path of pagesOfEachKind) {
    await page.goto(path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  }
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  expect([...origins]).toEqual([new URL(baseURL ?? '').origin]);
});

test('sending an inquiry sets no cookie and calls no other host', async ({
  page,
  context,
  baseURL,
  isMobile,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await openForm(page, '/contact-us');
  await typeInquiry(page, { comment: `private ${crypto.randomUUID()}` });
  await press(submitButton(page), isMobile);
  await expect(formNote(page)).toBeFocused();
  expect(await context.cookies()).toEqual([]);
  expect([...origins]).toEqual([new URL(baseURL ?? '').origin]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the privacy note opens', async ({ page, isMobile }) => {
    await page.goto('/contact-us');
    const note = page.locator('form details');
    await expect(note.getByRole('link')).toBeHidden();
    await press(note.locator('summary'), isMobile);
    await expect(note.getByRole('link')).toBeVisible();
    await expect(note).toContainText('days');
  });
});
