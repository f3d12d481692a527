import { expect } from '@playwright/test';
import { press } from '#test/support/browser/press.ts';
import { test } from '#test/support/browser/site-test.ts';
import { storedInquiries } from '#test/support/data/stored-inquiries.ts';
import { contactForm } from '#test/support/pages/contact-form-page.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the browser sends inquiries and shows a confirmation page', async ({
  page,
  isMobile,
}) => {
  const comment = `no JavaScript ${crypto.randomUUID()}\nsecond line`;
  const form = contactForm(page);
  await page.goto('/contact-us');
  const placeholder = (await form.getByLabel('Phone').getAttribute('placeholder')) ?? '';
  for (const phone of ['+44 20 7946 0958', placeholder]) {
    await page.goto('/contact-us');
    await form.getByLabel('Name').fill('Zoë <b>');
    await form.getByLabel('Email').fill('zoe@example.com');
    await form.getByLabel('Phone').fill(phone);
    await form.getByLabel('Comment').fill(comment);
    await press(form.getByRole('button'), isMobile);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Zoë <b>');
    expect(page.url()).not.toContain('zoe');
  }
  const stored = (await storedInquiries()).filter((inquiry) => inquiry.comment === comment);
  expect(stored.map(({ name }) => name)).toEqual(['Zoë <b>', 'Zoë <b>']);
  // A number like the placeholder belongs to the United States.
  expect(stored.map(({ phoneNumber }) => phoneNumber).toSorted()).toEqual(['+19999999999', '+442079460958']);
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
