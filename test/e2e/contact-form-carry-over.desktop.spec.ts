import { expect } from '@playwright/test';
import { acceptInquiries } from '../support/accept-inquiries.ts';
import { contactForm, formNote, libraryField, submitButton } from '../support/contact-form-page.ts';
import { hold } from '../support/hold-request.ts';
import { hydrated } from '../support/hydrated.ts';
import { someOf } from '../support/nightly.ts';
import { pageChanges } from '../support/page-changes.ts';
import { secondIndustry } from '../support/pages-of-each-kind.ts';
import { phoneField } from '../support/phone-field-page.ts';
import { test } from '../support/site-test.ts';

test('input and focus survive hydration after something else has changed the page', async ({ page }) => {
  const bodies = await acceptInquiries(page);
  const paths = someOf(['/contact-us', secondIndustry.path], 1);
  const cases = Object.entries(pageChanges).flatMap(([name, change]) =>
    paths.map((path) => ({ name, change, path })),
  );
  for (const { name, change, path } of cases)
    await test.step(`${name} on ${path}`, async () => {
      const release = await hold(page, '**/assets/react-*.js');
      await page.goto(path);
      const form = contactForm(page);
      await form.getByLabel('Name').fill('Asha');
      await page.evaluate(change);
      await form.locator('[name="email"]').fill('asha@example.com');
      await form.locator('[name="phoneNumber"]').fill('+91 98765 43210');
      const comment = form.locator('textarea');
      await comment.fill('Good question');
      await comment.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(5, 8));
      const old = await form.elementHandle();
      await release();
      await hydrated(page);
      // React rendered the form again, or this test shows nothing.
      expect(await old?.evaluate((element) => element.isConnected)).toBe(false);

      await expect(comment).toBeFocused();
      await page.keyboard.type('X');
      await expect(comment).toHaveValue('Good Xstion');
      await expect(form.getByLabel('Name')).toHaveValue('Asha');
      await expect(form.getByLabel('Email')).toHaveValue('asha@example.com');
      await expect(phoneField(page)).toHaveValue('+91 98765-43210');
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain('+919876543210');
      await submitButton(page).click();
      await expect(formNote(page)).toBeFocused();
      expect(bodies.at(-1)).toEqual({
        name: 'Asha',
        email: 'asha@example.com',
        phoneNumber: '+919876543210',
        comment: 'Good Xstion',
      });
    });
  expect(bodies).toHaveLength(cases.length);
});

test('a number being typed when React renders the page again keeps its caret', async ({ page }) => {
  const release = await hold(page, '**/assets/react-*.js');
  await page.goto('/contact-us');
  await page.evaluate(pageChanges.translator);
  const phone = contactForm(page).locator('[name="phoneNumber"]');
  await phone.fill('+44 20 7946 958');
  await phone.evaluate((field: HTMLInputElement) => field.setSelectionRange(12, 12));
  await release();
  await hydrated(page);
  await expect(libraryField(page)).toBeVisible();
  await expect(phoneField(page)).toBeFocused();
  await page.keyboard.type('0');
  await expect(phoneField(page)).toHaveValue('+44 2079 460958');
});

test('an extension that wraps the fields before the form is used leaves one phone field', async ({
  page,
}) => {
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
