import { expect } from '@playwright/test';
import { toastMessages } from '#frontend/contact-form/messages.ts';
import { contactPath } from '#shared/contact-api.ts';
import { contactForm, formNote, openForm, submitButton, typeInquiry } from '../support/contact-form-page.ts';
import { nightly } from '../support/nightly.ts';
import { secondIndustry, secondService } from '../support/pages-of-each-kind.ts';
import { emptyPhone, phoneField } from '../support/phone-field-page.ts';
import { test } from '../support/site-test.ts';
import { storedInquiries } from '../support/stored-inquiries.ts';
import { endToasts, expectNoToast, holdToasts, toasts, untilToastsReady } from '../support/toasts.ts';

const pagesWithForm = nightly
  ? ['/', '/contact-us', secondIndustry.path, secondService.path]
  : ['/contact-us', secondIndustry.path];

/** All tests share one store, so each comment is unique. */
const unique = (text: string) => `${text} ${crypto.randomUUID()}`;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('inquiries are stored exactly as typed, from pages of several kinds', async ({ page }) => {
  const written = {
    name: 'Zoë Müller-देव 😀',
    email: 'zoe@example.com',
    comment: unique('Première ligne: é, देवनागरी, 👩🏽‍💻\nsecond line\n\nlast <b>line</b> & "quotes"'),
  };
  const comments = pagesWithForm.map((path) => `${written.comment} ${path}`);
  for (const [place, path] of pagesWithForm.entries()) {
    await openForm(page, path);
    await typeInquiry(page, { ...written, phone: '2015550123', comment: comments[place] ?? '' });
    // The service marks forms that are sent within two seconds as no person's.
    await page.waitForFunction(() => performance.now() > 2000);
    await holdToasts(page);
    await submitButton(page).click();
    await expect(toasts(page)).toHaveText(toastMessages.sent(written.name));
    await expect(toasts(page)).toHaveRole('status');
  }
  const stored = (await storedInquiries()).filter(({ comment }) => comment.startsWith(written.comment));
  expect(stored.map(({ comment }) => comment).toSorted()).toEqual(comments.toSorted());
  for (const { name, email, phoneNumber } of stored)
    expect({ name, email, phoneNumber }).toEqual({
      name: written.name,
      email: written.email,
      phoneNumber: '+12015550123',
    });
  for (const { comment, pagePath, suspect } of stored)
    expect({ pagePath, suspect }).toEqual({ pagePath: comment.split(' ').at(-1), suspect: undefined });
});

test('after success a panel stays, the toast disappears, and the form can be filled in again', async ({
  page,
}) => {
  await openForm(page, '/contact-us');
  await typeInquiry(page, { comment: unique('a question') });
  await holdToasts(page);
  await submitButton(page).click();
  const again = formNote(page).getByRole('button');
  await expect(again).toBeVisible();
  await expect(toasts(page)).toHaveRole('status');
  await endToasts(page);
  await expect(again).toBeVisible();

  await again.click();
  const form = contactForm(page);
  await expect(form.getByLabel('Name')).toBeFocused();
  for (const label of ['Name', 'Email', 'Comment'])
    await expect(form.getByLabel(label, { exact: true })).toHaveValue('');
  await expect(form.locator('input[type="tel"]')).toHaveValue('');
  await expect(form.locator('input[type="tel"]')).toHaveAttribute('placeholder', '9999999999');
});

test('an inquiry with an empty field is not sent, and the form says why', async ({ page }) => {
  let posts = 0;
  await page.route(`**${contactPath}`, (route) => {
    posts += 1;
    return route.fulfill({ json: { id: 'x' } });
  });
  await openForm(page, '/contact-us');
  await holdToasts(page);
  await typeInquiry(page, {});
  const form = contactForm(page);
  const parts = {
    name: [() => form.getByLabel('Name').fill('   '), () => form.getByLabel('Name').fill('Asha')],
    email: [() => form.getByLabel('Email').fill(''), () => form.getByLabel('Email').fill('asha@example.com')],
    phone: [() => emptyPhone(page), () => phoneField(page).pressSequentially('2015550123')],
    comment: [() => form.getByLabel('Comment').fill(''), () => form.getByLabel('Comment').fill('Complete')],
  };
  for (const [part, [leaveOut, fillIn]] of Object.entries(parts)) {
    await test.step(part, async () => {
      await leaveOut?.();
      await submitButton(page).click();
      const toast = toasts(page);
      await expect(toast).toHaveText(toastMessages.incomplete);
      await expect(toast).toHaveCSS('background-color', 'rgb(0, 0, 0)');
      await expect(toast).toHaveCSS('color', 'rgb(255, 255, 255)');
      await expect(toast).toHaveRole('alert');
      const invalid = form.locator('[aria-invalid="true"]');
      await expect(invalid).toHaveCount(1);
      await expect(invalid).toHaveAccessibleDescription(/\S/);
      await expect(formNote(page)).toBeFocused();
      await formNote(page).getByRole('link').click();
      await expect(invalid).toBeFocused();
      await endToasts(page);
      await fillIn?.();
    });
  }
  expect(posts).toBe(0);
  await submitButton(page).click();
  await expect(formNote(page).getByRole('button')).toBeVisible();
  expect(posts).toBe(1);
});

test('an invalid email address is reported in place, without a toast', async ({ page }) => {
  await openForm(page, '/contact-us');
  await untilToastsReady(page);
  await typeInquiry(page, { email: 'not an address' });
  await submitButton(page).click();
  await expect(contactForm(page).getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(formNote(page)).toBeFocused();
  await expectNoToast(page);
});

test('a failure of the service is reported, and the input stays', { tag: '@chromium' }, async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 500/);
  expectProblem(/response to the inquiry has status 500/);
  await page.route(`**${contactPath}`, (route) => route.fulfill({ status: 500, json: { error: 'x' } }));
  await openForm(page, '/contact-us');
  await typeInquiry(page, { name: 'Asha', comment: 'a question' });
  await holdToasts(page);
  await submitButton(page).click();
  await expect(toasts(page)).toHaveText(toastMessages.failed);
  await expect(contactForm(page).getByLabel('Name')).toHaveValue('Asha');
  await expect(contactForm(page).getByLabel('Comment')).toHaveValue('a question');
});

test('a network failure is reported, and the form can be sent again afterwards', {
  tag: '@chromium',
}, async ({ page, context, expectProblem }) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  expectProblem(/Failed to fetch/);
  await openForm(page, '/contact-us');
  await typeInquiry(page, { comment: unique('offline') });
  await untilToastsReady(page);
  await holdToasts(page);
  await context.setOffline(true);
  await submitButton(page).click();
  await expect(toasts(page)).toHaveText(toastMessages.failed);
  await context.setOffline(false);
  await submitButton(page).click();
  await expect(formNote(page).getByRole('button')).toBeVisible();
});

test('repeated clicks send one inquiry with exactly four fields', async ({ page }) => {
  const bodies: unknown[] = [];
  const response = Promise.withResolvers<void>();
  await page.route(`**${contactPath}`, async (route) => {
    bodies.push(route.request().postDataJSON());
    await response.promise;
    await route.fulfill({ json: { id: 'x' } });
  });
  await openForm(page, '/contact-us');
  await typeInquiry(page, { name: 'A', email: 'a@b.co', phone: '2015550123', comment: 'c' });
  const button = submitButton(page);
  await button.click();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  await button.press('Enter');
  response.resolve();
  await expect(formNote(page).getByRole('button')).toBeVisible();
  expect(bodies).toEqual([{ name: 'A', email: 'a@b.co', phoneNumber: '+12015550123', comment: 'c' }]);
});

test('a draft survives a reload and is cleared after success', async ({ page }) => {
  await openForm(page, '/contact-us');
  await typeInquiry(page, { name: 'Stored Name', phone: '2015550199', comment: unique('draft') });
  await page.reload();
  await openForm(page);
  await expect(contactForm(page).getByLabel('Name')).toHaveValue('Stored Name');
  await expect(phoneField(page)).toHaveValue('+1 (201) 555-0199');
  await submitButton(page).click();
  await expect(formNote(page).getByRole('button')).toBeVisible();
  await page.reload();
  await openForm(page);
  await expect(contactForm(page).getByLabel('Name')).toHaveValue('');
});
