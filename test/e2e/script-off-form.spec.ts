import { expect } from '@playwright/test';
import { contactForm } from '../support/contact-form-page.ts';
import { press } from '../support/press.ts';
import { test } from '../support/site-test.ts';
import { storedInquiries } from '../support/stored-inquiries.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the browser sends an inquiry and shows a confirmation page', async ({
  page,
  isMobile,
}) => {
  const comment = `no JavaScript ${crypto.randomUUID()}\nsecond line`;
  await page.goto('/contact-us');
  const form = contactForm(page);
  await form.getByLabel('Name').fill('Zoë <b>');
  await form.getByLabel('Email').fill('zoe@example.com');
  await form.getByLabel('Phone').fill('+44 20 7946 0958');
  await form.getByLabel('Comment').fill(comment);
  await press(form.getByRole('button'), isMobile);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zoë <b>');
  expect(page.url()).not.toContain('zoe');
  const stored = (await storedInquiries()).filter((inquiry) => inquiry.comment === comment);
  expect(stored).toMatchObject([{ name: 'Zoë <b>', phoneNumber: '+442079460958' }]);
});

test('without JavaScript a number like the placeholder belongs to the United States', async ({
  page,
  isMobile,
}) => {
  const comment = `ten digits ${crypto.randomUUID()}`;
  await page.goto('/contact-us');
  const form = contactForm(page);
  const phone = form.getByLabel('Phone');
  await form.getByLabel('Name').fill('Asha');
  await form.getByLabel('Email').fill('asha@example.com');
  await phone.fill((await phone.getAttribute('placeholder')) ?? '');
  await form.getByLabel('Comment').fill(comment);
  await press(form.getByRole('button'), isMobile);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Asha');
  const stored = (await storedInquiries()).filter((inquiry) => inquiry.comment === comment);
  expect(stored).toMatchObject([{ phoneNumber: '+19999999999' }]);
});

test('without JavaScript an invalid inquiry is returned with all of its input', { tag: '@chromium' }, async ({
  page,
  isMobile,
  expectProblem,
}) => {
  expectProblem(/status of 400/);
  await page.goto('/contact-us');
  const form = contactForm(page);
  await form.getByLabel('Name').fill('Zoë "quoted"');
  await form.getByLabel('Email').fill('zoe@example.com');
  await form.getByLabel('Phone').fill('1 800 FLOWERS');
  await form.getByLabel('Comment').fill('line one\nline <two>');
  await press(form.getByRole('button'), isMobile);
  await expect(page.getByLabel('Name')).toHaveValue('Zoë "quoted"');
  await expect(page.getByLabel('Comment')).toHaveValue('line one\nline <two>');
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/\+/);
});
