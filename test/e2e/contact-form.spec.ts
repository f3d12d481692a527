import { expect } from '@playwright/test';
import { toastMessages } from '#frontend/contact/messages.ts';
import { contactPath } from '#shared/contact-api.ts';
import { expectAccessible } from '../support/axe.ts';
import { contactForm, openForm, typeInquiry } from '../support/contact-form-page.ts';
import { test } from '../support/site-test.ts';
import { storedInquiries } from '../support/stored-inquiries.ts';
import { holdToasts, toasts } from '../support/toasts.ts';

const pagesWithForm = ['/', '/contact-us', '/industries/education', '/computer-vision/object-recog'];

/** Different for every test and project: the store keeps what all of them send. */
const unique = (text: string) => `${text} ${crypto.randomUUID()}`;

for (const path of pagesWithForm) {
  test(`an inquiry sent from ${path} is stored as it was typed`, async ({ page }) => {
    const comment = `${unique('Première ligne: é, देवनागरी, 👩🏽‍💻')}\nsecond line\n\nlast <b>line</b> & "quotes"`;
    await openForm(page, path);
    await typeInquiry(page, {
      name: 'Zoë Müller-देव 😀',
      email: 'zoe@example.com',
      phone: '2015550123',
      comment,
    });
    await holdToasts(page);
    await contactForm(page).getByRole('button').last().click();

    await expect(toasts(page)).toHaveText(toastMessages.sent('Zoë Müller-देव 😀'));
    await expect(toasts(page)).toHaveRole('status');
    const stored = (await storedInquiries()).filter((inquiry) => inquiry.comment === comment);
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({
      name: 'Zoë Müller-देव 😀',
      email: 'zoe@example.com',
      phoneNumber: '+12015550123',
    });
  });
}

test('after success a panel stays, the toast leaves, and the form comes back empty', async ({ page }) => {
  await openForm(page, '/contact-us');
  await typeInquiry(page, { comment: unique('a question') });
  await contactForm(page).getByRole('button').last().click();
  const again = page.getByRole('button', { name: /another/i });
  await expect(again).toBeVisible();
  await expectAccessible(page);
  await expect(toasts(page)).toHaveCount(0, { timeout: 8000 });
  await expect(again).toBeVisible();

  await again.click();
  const form = contactForm(page);
  await expect(form.getByLabel('Name')).toBeFocused();
  for (const label of ['Name', 'Email', 'Comment'])
    await expect(form.getByLabel(label, { exact: true })).toHaveValue('');
  await expect(form.locator('input[type="tel"]')).toHaveValue('');
  await expect(form.locator('input[type="tel"]')).toHaveAttribute('placeholder', '9999999999');
});

for (const missing of ['name', 'email', 'phone', 'comment'] as const) {
  test(`an inquiry without ${missing} is not sent, and says so`, async ({ page }) => {
    let posts = 0;
    page.on('request', (request) => {
      if (request.url().endsWith(contactPath)) posts += 1;
    });
    await openForm(page, '/contact-us');
    await typeInquiry(page, { [missing]: missing === 'name' ? '   ' : '' });
    await holdToasts(page);
    await contactForm(page).getByRole('button').last().click();

    const toast = toasts(page);
    await expect(toast).toHaveText(toastMessages.incomplete);
    await expect(toast).toHaveCSS('background-color', 'rgb(0, 0, 0)');
    await expect(toast).toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect(toast).toHaveRole('alert');
    const invalid = contactForm(page).locator('[aria-invalid="true"]');
    await expect(invalid).toHaveCount(1);
    await expect(invalid).toHaveAccessibleDescription(/\S/);
    await expect(page.locator('section[tabindex="-1"]')).toBeFocused();
    await expectAccessible(page);
    expect(posts).toBe(0);

    await page.locator('section[tabindex="-1"]').getByRole('link').click();
    await expect(invalid).toBeFocused();
  });
}

test('a mistyped email address is refused in place, without a toast', async ({ page }) => {
  await openForm(page, '/contact-us');
  await typeInquiry(page, { email: 'not an address' });
  await contactForm(page).getByRole('button').last().click();
  await expect(contactForm(page).getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(toasts(page)).toHaveCount(0);
});

test('a failing service is reported, and what was typed stays', async ({ page, expectProblem }) => {
  expectProblem(/status of 500/);
  expectProblem(/answered with status 500/);
  await page.route(`**${contactPath}`, (route) => route.fulfill({ status: 500, json: { error: 'x' } }));
  await openForm(page, '/contact-us');
  await typeInquiry(page, { name: 'Asha', comment: 'kept' });
  await holdToasts(page);
  await contactForm(page).getByRole('button').last().click();
  await expect(toasts(page)).toHaveText(toastMessages.failed);
  await expect(contactForm(page).getByLabel('Name')).toHaveValue('Asha');
  await expect(contactForm(page).getByLabel('Comment')).toHaveValue('kept');
});

test('without a network the form says so and sends again when it is back', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  expectProblem(/Failed to fetch/);
  await openForm(page, '/contact-us');
  await typeInquiry(page, { comment: unique('offline') });
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(1);
  await holdToasts(page);
  await context.setOffline(true);
  await contactForm(page).getByRole('button').last().click();
  await expect(toasts(page)).toHaveText(toastMessages.failed);
  await context.setOffline(false);
  await contactForm(page).getByRole('button').last().click();
  await expect(page.getByRole('button', { name: /another/i })).toBeVisible();
});

test('an impatient visitor sends one inquiry, however often the button is pressed', async ({ page }) => {
  let posts = 0;
  const answer = Promise.withResolvers<void>();
  await page.route(`**${contactPath}`, async (route) => {
    posts += 1;
    await answer.promise;
    await route.fulfill({ json: { id: 'x' } });
  });
  await openForm(page, '/contact-us');
  await typeInquiry(page, {});
  const button = contactForm(page).getByRole('button').last();
  await button.click();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  await button.press('Enter');
  answer.resolve();
  await expect(page.getByRole('button', { name: /another/i })).toBeVisible();
  expect(posts).toBe(1);
});

test('what was typed survives a reload, and is gone after success', async ({ page }) => {
  await openForm(page, '/contact-us');
  await typeInquiry(page, { name: 'Kept Name', phone: '2015550199', comment: unique('draft') });
  await page.reload();
  await openForm(page);
  await expect(contactForm(page).getByLabel('Name')).toHaveValue('Kept Name');
  await expect(contactForm(page).locator('input[type="tel"]')).toHaveValue('+1 (201) 555-0199');
  await contactForm(page).getByRole('button').last().click();
  await expect(page.getByRole('button', { name: /another/i })).toBeVisible();
  await page.reload();
  await openForm(page);
  await expect(contactForm(page).getByLabel('Name')).toHaveValue('');
});

test('the body is exactly the four fields', async ({ page }) => {
  let body: unknown;
  await page.route(`**${contactPath}`, (route) => {
    body = route.request().postDataJSON();
    return route.fulfill({ json: { id: 'x' } });
  });
  await openForm(page, '/contact-us');
  await typeInquiry(page, { name: 'A', email: 'a@b.co', phone: '2015550123', comment: 'c' });
  await contactForm(page).getByRole('button').last().click();
  await expect(page.getByRole('button', { name: /another/i })).toBeVisible();
  expect(body).toEqual({ name: 'A', email: 'a@b.co', phoneNumber: '+12015550123', comment: 'c' });
});
