import { expect } from '@playwright/test';
import { contactPath } from '#shared/contact-api.ts';
import { contactForm, formNote, submitButton } from '../support/contact-form-page.ts';
import { expectFirstScriptAlone } from '../support/first-script.ts';
import { hold } from '../support/hold-request.ts';
import { hydrated, untilPainted } from '../support/hydrated.ts';
import { test } from '../support/site-test.ts';

test('on a phone only the first script loads until the first touch', async ({ page }) => {
  await page.clock.install();
  for (const path of ['/', '/contact-us']) await expectFirstScriptAlone(page, path);
  await page.getByRole('heading', { level: 1 }).tap();
  await hydrated(page);
});

test('a link tapped before hydration opens its page without loading React', async ({ page }) => {
  await page.goto('/industries/insurance');
  await untilPainted(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/hydrate|react/.test(request.url())) requests.push(request.url());
  });
  // A link in view, as scrolling to one would hydrate the page.
  await page.getByRole('main').getByRole('link', { name: 'Industries' }).tap();
  await expect(page).toHaveURL('/industries/');
  await page.waitForLoadState();
  expect(requests).toEqual([]);
});

test('a menu button pressed before React comes opens its menu', async ({ page }) => {
  const release = await hold(page, '**/assets/react-*.js');
  await page.goto('/about');
  const button = page.getByRole('button', { name: 'Open menu' });
  await button.tap();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await release();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a form filled in and submitted by touch before hydration is sent after it', async ({ page }) => {
  const bodies: unknown[] = [];
  await page.route(`**${contactPath}`, (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ json: { id: 'x' } });
  });
  const release = await hold(page, '**/assets/react-*.js');
  await page.goto('/contact-us');
  const form = contactForm(page);
  for (const [label, text] of [
    ['Name', 'Asha'],
    ['Email', 'asha@example.com'],
    ['Phone', '2015550123'],
    ['Comment', 'Typed early'],
  ] as const) {
    await form.getByLabel(label, { exact: true }).tap();
    await page.keyboard.insertText(text);
  }
  await submitButton(page).tap();
  expect(bodies).toEqual([]);
  await release();
  await expect(formNote(page)).toBeFocused();
  expect(bodies).toEqual([
    { name: 'Asha', email: 'asha@example.com', phoneNumber: '+12015550123', comment: 'Typed early' },
  ]);
});
