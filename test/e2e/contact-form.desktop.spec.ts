import { expect } from '@playwright/test';
import { toastMessages } from '#frontend/contact-form/messages.ts';
import { contactPath } from '#shared/contact-api.ts';
import { contactForm, formNote, openForm, submitButton, typeInquiry } from '../support/contact-form-page.ts';
import { someOf } from '../support/nightly.ts';
import { secondIndustry, secondService } from '../support/pages-of-each-kind.ts';
import { emptyPhone, phoneField } from '../support/phone-field-page.ts';
import { test } from '../support/site-test.ts';
import { storedInquiries } from '../support/stored-inquiries.ts';
import { endToasts, holdToasts, toasts, untilToastsReady } from '../support/toasts.ts';

/** The visitors' journeys send inquiries from pages of the other kinds. */
const pagesWithForm = someOf([secondIndustry.path, '/contact-us', '/', secondService.path], 1);

/** All tests share one store, so each comment is unique. */
const unique = (text: string) => `${text} ${crypto.randomUUID()}`;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('inquiries are stored exactly as typed, and the form can be filled in again', async ({ page }) => {
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
    const again = formNote(page).getByRole('button');
    await endToasts(page);
    await again.click();
    const form = contactForm(page);
    await expect(form.getByLabel('Name')).toBeFocused();
    for (const label of ['Name', 'Email', 'Comment'])
      await expect(form.getByLabel(label, { exact: true })).toHaveValue('');
    await expect(form.locator('input[type="tel"]')).toHaveValue('');
    await expect(form.locator('input[type="tel"]')).toHaveAttribute('placeholder', '9999999999');
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

test('a network failure is reported, and the input stays and can be sent again', {
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
  await expect(contactForm(page).getByLabel('Name')).toHaveValue('Asha Rao');
  await context.setOffline(false);
  await submitButton(page).click();
  await expect(formNote(page).getByRole('button')).toBeVisible();
});
