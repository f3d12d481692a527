import { expect, type Page } from '@playwright/test';
import { honeypotField } from '#shared/contact-api.ts';
import { type InquiryField, inquiryFields, requiredFields } from '#shared/fields.ts';
import { labelOf, toastMessages } from '#shared/messages.ts';
import { test } from '#test/support/browser/site-test.ts';
import { acceptInquiries } from '#test/support/pages/accept-inquiries.ts';
import { contactForm, formNote, openForm, submitButton } from '#test/support/pages/contact-form-page.ts';
import { phoneField } from '#test/support/pages/phone-field-page.ts';
import { toasts } from '#test/support/pages/toasts.ts';

const field = (page: Page, name: InquiryField) =>
  contactForm(page).getByLabel(labelOf(name), { exact: true });

test('by touch, errors and the note come into view, and a draft survives a reload until it is sent', async ({
  page,
}) => {
  const bodies = await acceptInquiries(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openForm(page, '/contact-us');
  await expect(contactForm(page).locator(`[name="${honeypotField}"]`)).not.toBeInViewport();
  await submitButton(page).tap();
  await expect(formNote(page)).toBeFocused();
  await expect(formNote(page)).toBeInViewport({ ratio: 1 });
  await expect(toasts(page)).toHaveText(toastMessages.incomplete);
  // A tap dismisses the toast. The summary stays and links to each field.
  await toasts(page).tap();
  await expect(toasts(page)).toHaveCount(0);
  for (const [place, name] of requiredFields.entries()) {
    await formNote(page).getByRole('link').nth(place).tap();
    await expect(field(page, name)).toBeFocused();
    await expect(field(page, name)).toBeInViewport();
  }

  for (const [name, text] of [
    ['name', 'Asha'],
    ['email', 'asha@example.com'],
    ['phoneNumber', '2015550123'],
    ['comment', 'By touch'],
  ] as const) {
    await field(page, name).tap();
    // Without key events, like an on-screen keyboard.
    await page.keyboard.insertText(text);
  }
  await expect(formNote(page)).toHaveCount(0);
  await page.reload();
  await openForm(page);
  await expect(phoneField(page)).toHaveValue('+1 (201) 555-0123');
  await submitButton(page).tap();
  await expect(formNote(page)).toBeFocused();
  await expect(formNote(page)).toBeInViewport({ ratio: 1 });
  expect(bodies).toEqual([
    { name: 'Asha', email: 'asha@example.com', phoneNumber: '+12015550123', comment: 'By touch' },
  ]);
  await page.reload();
  await openForm(page);
  for (const name of inquiryFields) await expect(field(page, name)).toHaveValue('');
});
