import { expect, type Page, type Route } from '@playwright/test';
import { formMessages, resultMessages, toastMessages } from '#frontend/contact-form/messages.ts';
import { contactPath, honeypotField } from '#shared/contact-api.ts';
import { contactForm, formNote, openForm, submitButton } from '../support/contact-form-page.ts';
import { phoneField } from '../support/phone-field-page.ts';
import { test } from '../support/site-test.ts';
import { endToasts, expectNoToast, holdToasts, toasts } from '../support/toasts.ts';

const { labels } = formMessages;
const { sent } = resultMessages;
const field = (page: Page, label: string) => contactForm(page).getByLabel(label, { exact: true });

/** Taps a field and inserts text without key events, like an on-screen keyboard. */
async function enter(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).tap();
  await page.keyboard.insertText(text);
}

async function enterAll(page: Page): Promise<void> {
  await enter(page, labels.name, 'Asha');
  await enter(page, labels.email, 'asha@example.com');
  await enter(page, labels.phoneNumber, '2015550123');
  await enter(page, labels.comment, 'By touch');
}

async function expectBlank(page: Page): Promise<void> {
  for (const label of Object.values(labels)) await expect(field(page, label)).toHaveValue('');
  await expect(phoneField(page)).toHaveAttribute('placeholder', '9999999999');
}

/** Intercepts the form's requests, which wait until the test fulfills them. */
async function holdInquiries(page: Page): Promise<Route[]> {
  const requests: Route[] = [];
  await page.route(`**${contactPath}`, (route) => {
    requests.push(route);
  });
  return requests;
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('by touch, errors appear in place, a tap sends once, and a failure loses no input', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 500/);
  expectProblem(/response to the inquiry has status 500/);
  const requests = await holdInquiries(page);
  await openForm(page, '/contact-us');
  await holdToasts(page);
  const submit = submitButton(page);

  await test.step('all fields are empty', async () => {
    await submit.tap();
    await expect(toasts(page)).toHaveText(toastMessages.incomplete);
    await expect(formNote(page)).toBeFocused();
    await expect(formNote(page)).toBeInViewport();
    for (const label of Object.values(labels)) {
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, label)).toHaveAccessibleDescription(/\S/);
    }
    // A tap dismisses the toast. The summary stays and links to each field.
    await toasts(page).tap();
    await expect(toasts(page)).toHaveCount(0);
    for (const [place, label] of Object.values(labels).entries()) {
      await formNote(page).getByRole('link').nth(place).tap();
      await expect(field(page, label)).toBeFocused();
      await expect(field(page, label)).toBeInViewport();
    }
  });

  await test.step('the email address is invalid', async () => {
    await enterAll(page);
    await expect(formNote(page)).toHaveCount(0);
    await field(page, labels.email).fill('not an address');
    await submit.tap();
    await expect(field(page, labels.email)).toHaveAttribute('aria-invalid', 'true');
    await expect(contactForm(page).locator('[aria-invalid="true"]')).toHaveCount(1);
    await expectNoToast(page);
    await field(page, labels.email).fill('asha@example.com');
  });

  await test.step('repeated taps, and the service fails', async () => {
    await submit.tap();
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await submit.tap({ force: true });
    await submit.tap({ force: true });
    await expect.poll(() => requests.length).toBe(1);
    expect(requests[0]?.request().postDataJSON()).toEqual({
      name: 'Asha',
      email: 'asha@example.com',
      phoneNumber: '+12015550123',
      comment: 'By touch',
    });
    await requests[0]?.fulfill({ status: 500, json: {} });
    await expect(toasts(page)).toHaveText(toastMessages.failed);
    await expect(field(page, labels.comment)).toHaveValue('By touch');
    await endToasts(page);
  });

  await test.step('the service succeeds, after two clicks in one task', async () => {
    await submit.evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect.poll(() => requests.length).toBe(2);
    await requests[1]?.fulfill({ json: { id: 'x' } });
    await expect(toasts(page)).toHaveText(toastMessages.sent('Asha'));
    await expect(page.getByRole('region', { name: sent.heading('Asha') })).toBeFocused();
    await page.getByRole('button', { name: sent.again }).tap();
    await expectBlank(page);
    expect(requests).toHaveLength(2);
  });
});

test('by touch, a draft survives a reload until it is sent; a filled honeypot is sent along', async ({
  page,
}) => {
  const requests = await holdInquiries(page);
  await openForm(page, '/contact-us');
  await enterAll(page);
  await page.reload();
  await openForm(page);
  await expect(field(page, labels.name)).toHaveValue('Asha');
  await expect(phoneField(page)).toHaveValue('+1 (201) 555-0123');
  await expect(field(page, labels.comment)).toHaveValue('By touch');
  await submitButton(page).tap();
  await expect.poll(() => requests.length).toBe(1);
  await requests[0]?.fulfill({ json: { id: 'x' } });
  await expect(formNote(page)).toBeFocused();
  await page.reload();
  await openForm(page);
  await expectBlank(page);

  const honeypot = contactForm(page).locator(`input[name="${honeypotField}"]`);
  await expect(honeypot).not.toBeInViewport();
  await enterAll(page);
  await honeypot.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await submitButton(page).tap();
  await expect.poll(() => requests.length).toBe(2);
  expect(requests[1]?.request().postDataJSON()).toMatchObject({ name: 'Asha', [honeypotField]: 'filled' });
  await requests[1]?.fulfill({ json: { id: 'x' } });
  await expect(formNote(page)).toBeFocused();
  await page.getByRole('button', { name: sent.again }).tap();
  await expectBlank(page);
});
