import { expect } from '@playwright/test';
import { formMessages } from '#frontend/contact-form/messages.ts';
import { inquiryFields } from '#shared/fields.ts';
import { labelOf, toastMessages } from '#shared/messages.ts';
import { hold } from '#test/support/browser/hold-request.ts';
import { hydrated } from '#test/support/browser/hydrated.ts';
import { someOf } from '#test/support/browser/nightly.ts';
import { test } from '#test/support/browser/site-test.ts';
import { storedInquiries } from '#test/support/data/stored-inquiries.ts';
import { acceptInquiries } from '#test/support/pages/accept-inquiries.ts';
import {
  contactForm,
  formNote,
  libraryField,
  openForm,
  submitButton,
  typeInquiry,
} from '#test/support/pages/contact-form-page.ts';
import { footerLink } from '#test/support/pages/footer-page.ts';
import { pageChanges } from '#test/support/pages/page-changes.ts';
import { secondIndustry, secondService } from '#test/support/pages/pages-of-each-kind.ts';
import { phoneField } from '#test/support/pages/phone-field-page.ts';
import { endToasts, holdToasts, toasts } from '#test/support/pages/toasts.ts';

/** The visitors' journeys send inquiries from pages of the other kinds. */
const pagesWithForm = someOf([secondIndustry.path, '/contact-us', '/', secondService.path], 1);

const sendingChunk = '**/assets/submit-inquiry-*.js';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('inquiries are stored exactly as typed, and the empty form stays below a note', async ({ page }) => {
  const written = {
    name: 'Zoë Müller-देव 😀',
    email: 'zoe@example.com',
    // All tests share one store, so each comment is unique.
    comment: `Première ligne: é, देवनागरी, 👩🏽‍💻\nsecond line\n\nlast <b>line</b> & "quotes" ${crypto.randomUUID()}`,
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
    await endToasts(page);
    await expect(formNote(page)).toBeFocused();
    await expect(formNote(page)).toBeInViewport({ ratio: 1 });
    for (const name of inquiryFields)
      await expect(contactForm(page).getByLabel(labelOf(name), { exact: true })).toHaveValue('');
    await expect(phoneField(page)).toHaveAttribute('placeholder', '9999999999');
  }
  const stored = (await storedInquiries()).filter(({ comment }) => comment.startsWith(written.comment));
  expect(stored.map(({ comment }) => comment).toSorted()).toEqual(comments.toSorted());
  for (const { comment, ...inquiry } of stored)
    expect(inquiry).toMatchObject({
      name: written.name,
      email: written.email,
      phoneNumber: '+12015550123',
      pagePath: comment.split(' ').at(-1),
    });
  for (const inquiry of stored) expect(inquiry).not.toHaveProperty('suspect');
});

test('on a page without a form, a toast says how a submission ended', { tag: '@nightly' }, async ({
  page,
}) => {
  const bodies = await acceptInquiries(page);
  /** Submits, and leaves while the code that sends is loading. */
  const sendAndLeave = async (changes: Parameters<typeof typeInquiry>[1]) => {
    const release = await hold(page, sendingChunk);
    await openForm(page, '/contact-us');
    await typeInquiry(page, changes);
    await submitButton(page).click();
    await footerLink(page, '/about').click();
    await expect(page).toHaveURL('/about');
    await expect(contactForm(page)).toHaveCount(0);
    await release();
  };
  await sendAndLeave({ name: 'Asha' });
  await expect(toasts(page)).toHaveText(toastMessages.sent('Asha'));
  await expect(toasts(page)).toHaveRole('status');
  expect(bodies).toMatchObject([{ name: 'Asha', phoneNumber: '+12015550123' }]);

  await sendAndLeave({ email: 'asha@' });
  await expect(toasts(page)).toHaveText(toastMessages.failed);
  await page.goBack();
  await expect(contactForm(page).getByLabel('Email')).toHaveValue('asha@');
  await expect(contactForm(page).getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  expect(bodies).toHaveLength(1);
});

test('a form that is completed while the code that sends is loading is sent once', {
  tag: '@nightly',
}, async ({ page }) => {
  const bodies = await acceptInquiries(page);
  const release = await hold(page, sendingChunk);
  await openForm(page, '/contact-us');
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText(formMessages.connect);
  await typeInquiry(page, { name: 'Asha' });
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText(formMessages.sending);
  await release();
  // Without errors before.
  await expect(formNote(page)).toHaveAccessibleName(/Asha/);
  await expect(toasts(page)).toHaveText(toastMessages.sent('Asha'));
  expect(bodies).toHaveLength(1);
});

for (const [name, change] of Object.entries(pageChanges)) {
  test(`what was typed before React survives a ${name}`, { tag: '@nightly' }, async ({ page }) => {
    const bodies = await acceptInquiries(page);
    const release = await hold(page, '**/assets/react-*.js');
    await page.goto(secondIndustry.path);
    const form = contactForm(page);
    await form.getByLabel('Name').fill('Asha');
    await page.evaluate(change);
    await form.locator('[name="email"]').fill('asha@example.com');
    await form.locator('[name="phoneNumber"]').fill('+91 98765 43210');
    await form.locator('textarea').fill('Good question');
    const old = await form.elementHandle();
    await release();
    await hydrated(page);
    // React rendered the form again, or this test shows nothing.
    expect(await old?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(phoneField(page)).toHaveValue('+91 98765-43210');
    await submitButton(page).click();
    await expect(formNote(page)).toBeFocused();
    expect(bodies).toEqual([
      { name: 'Asha', email: 'asha@example.com', phoneNumber: '+919876543210', comment: 'Good question' },
    ]);
  });
}

test('an extension that wraps the fields before the form is used leaves one phone field', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/contact-us');
  await hydrated(page);
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('form :is(input, textarea)')) {
      const wrapper = document.createElement('div');
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
  });
  await contactForm(page).getByLabel('Name').click();
  await expect(libraryField(page)).toBeVisible();
  await expect(contactForm(page).locator('input[type="tel"]')).toHaveCount(1);
});
