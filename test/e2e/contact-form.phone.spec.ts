import { expect, type Page } from '@playwright/test';
import { formMessages, toastMessages } from '#frontend/contact-form/messages.ts';
import { honeypotField } from '#shared/contact-api.ts';
import { acceptInquiries } from '../support/accept-inquiries.ts';
import { contactForm, formNote, openForm, submitButton } from '../support/contact-form-page.ts';
import { phoneField } from '../support/phone-field-page.ts';
import { test } from '../support/site-test.ts';
import { toasts } from '../support/toasts.ts';

const labels = Object.values(formMessages.labels);
const field = (page: Page, label: string) => contactForm(page).getByLabel(label, { exact: true });

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
  for (const [place, label] of labels.entries()) {
    await formNote(page).getByRole('link').nth(place).tap();
    await expect(field(page, label)).toBeFocused();
    await expect(field(page, label)).toBeInViewport();
  }

  for (const [place, text] of ['Asha', 'asha@example.com', '2015550123', 'By touch'].entries()) {
    await field(page, labels[place] ?? '').tap();
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
  for (const label of labels) await expect(field(page, label)).toHaveValue('');
});
