import { expect } from '@playwright/test';
import { formMessages, toastMessages } from '#frontend/contact-form/messages.ts';
import { acceptInquiries, contactService } from '../support/accept-inquiries.ts';
import {
  contactForm,
  formNote,
  libraryField,
  openForm,
  submitButton,
  typeInquiry,
} from '../support/contact-form-page.ts';
import { untilDrawn } from '../support/drawn.ts';
import { footerLink } from '../support/footer-page.ts';
import { hold } from '../support/hold-request.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { industry, secondIndustry } from '../support/pages-of-each-kind.ts';
import { test } from '../support/site-test.ts';
import { toasts } from '../support/toasts.ts';

const sendingChunk = '**/assets/submit-inquiry-*.js';

test('leaving while the code that sends is loading loses nothing, and an invalid inquiry is reported', async ({
  page,
}) => {
  const bodies = await acceptInquiries(page);
  const release = await hold(page, sendingChunk);
  await openForm(page, '/contact-us');
  await typeInquiry(page, { name: 'Asha' });
  await submitButton(page).click();
  await footerLink(page, 'About').click();
  await expect(page).toHaveURL('/about');
  await expect(contactForm(page)).toHaveCount(0);
  await release();
  await expect(toasts(page)).toHaveText(toastMessages.sent('Asha'));
  expect(bodies).toMatchObject([{ name: 'Asha', phoneNumber: '+12015550123' }]);

  await test.step('it turns out to be invalid', async () => {
    const releaseAgain = await hold(page, sendingChunk);
    await openForm(page, '/contact-us');
    await typeInquiry(page, { email: 'asha@' });
    await submitButton(page).click();
    await footerLink(page, 'About').click();
    await expect(contactForm(page)).toHaveCount(0);
    await releaseAgain();
    await expect(toasts(page)).toHaveText(toastMessages.failed);
    await page.goto('/contact-us');
    await expect(contactForm(page).getByLabel('Email')).toHaveValue('asha@');
    expect(bodies).toHaveLength(1);
  });
});

test('a phone field that loads while an inquiry is being sent leaves the draft as it is', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status (of )?500/);
  await page.route(contactService, (route) => route.fulfill({ status: 500 }));
  const respond = await hold(page, contactService);
  const release = await hold(page, '**/assets/phone-input-*.js');
  await page.goto('/contact-us');
  await untilHydrated(page);
  await typeInquiry(page, { name: 'Asha' });
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText(formMessages.sending);
  await release();
  await expect(libraryField(page)).toBeVisible();
  await respond();
  await expect(contactForm(page).getByText(toastMessages.failed)).toBeVisible();
  await page.reload();
  await expect(contactForm(page).getByLabel('Name')).toHaveValue('Asha');
});

test('on the next page of the same kind, text typed while an inquiry is pending stays', async ({ page }) => {
  await acceptInquiries(page);
  const respond = await hold(page, contactService);
  await openForm(page, secondIndustry.path);
  await typeInquiry(page, { name: 'Asha' });
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText(formMessages.sending);
  await footerLink(page, industry.label).click();
  await expect(page).toHaveURL(industry.path);
  const name = contactForm(page).getByLabel('Name');
  await expect(name).toHaveValue('');
  await name.fill('Somebody else');
  await expect(submitButton(page)).toHaveText(formMessages.getStarted);
  await respond();
  await expect(toasts(page)).toHaveText(toastMessages.sent('Asha'));
  await expect(name).toHaveValue('Somebody else');
  await expect(formNote(page)).toHaveCount(0);
});

test('an incomplete form never says that it is sending, and is sent if it is completed while that code is loading', async ({
  page,
}) => {
  const bodies = await acceptInquiries(page);
  const release = await hold(page, sendingChunk);
  await openForm(page, '/contact-us');
  const submit = submitButton(page);
  await submit.evaluate((button) => {
    const labels: (string | null)[] = [];
    Object.assign(globalThis, { labels });
    new MutationObserver(() => labels.push(button.textContent)).observe(button, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
  await submit.click();
  await contactForm(page).getByLabel('Name').fill('Asha');
  await submit.press('Enter');
  await untilDrawn(page);
  expect(await page.evaluate(() => (globalThis as unknown as { labels: string[] }).labels)).toEqual([]);

  await typeInquiry(page, { name: 'Asha' });
  await submit.click();
  await release();
  // Without the errors before.
  await expect(formNote(page)).toHaveAccessibleName(/Asha/);
  await expect(toasts(page)).toHaveText(toastMessages.sent('Asha'));
  expect(bodies).toHaveLength(1);
});

test('a response leaves the focus to a visitor who has gone on', async ({ page }) => {
  await acceptInquiries(page);
  const respond = await hold(page, contactService);
  await openForm(page, '/contact-us');
  await typeInquiry(page, { name: 'Asha' });
  await submitButton(page).click();
  const link = footerLink(page, 'About');
  await link.focus();
  const scrolled = await page.evaluate(() => scrollY);
  await respond();
  await expect(toasts(page)).toHaveText(toastMessages.sent('Asha'));
  await expect(formNote(page)).toHaveCount(1);
  await expect(link).toBeFocused();
  expect(scrolled).toBeGreaterThan(0);
  await expect(link).toBeInViewport();
});

test('without that code the browser names the first empty field', async ({ page, expectProblem }) => {
  expectProblem(/ERR_FAILED/);
  expectProblem(/Failed to fetch dynamically/);
  await page.route(sendingChunk, (route) => route.abort());
  await page.goto('/contact-us');
  await untilHydrated(page);
  await contactForm(page).getByLabel('Name').fill('Asha');
  await submitButton(page).click();
  await expect(contactForm(page).getByLabel('Email')).toBeFocused();
  await expect(toasts(page)).toHaveCount(0);
});
