import { expect } from '@playwright/test';
import { industryMenu } from '#frontend/site/menus.ts';
import { labelOf, toastMessages } from '#shared/messages.ts';
import { test } from '#test/support/browser/site-test.ts';
import { runAt, speeds } from '#test/support/browser/slow-phone.ts';
import { storedInquiries } from '#test/support/data/stored-inquiries.ts';
import { contactForm, formNote } from '#test/support/pages/contact-form-page.ts';
import {
  countryButton,
  countryList,
  countryOption,
  phoneField,
} from '#test/support/pages/phone-field-page.ts';
import { holdToasts, toasts } from '#test/support/pages/toasts.ts';

for (const speed of speeds) {
  test(`a visitor with only touch finds an industry and sends an inquiry: ${speed}`, async ({ page }) => {
    await runAt(speed, page);
    const industry = industryMenu.at(-1);
    if (!industry) throw new Error('There is no industry');
    const form = contactForm(page);
    const comment = `by touch ${crypto.randomUUID()}`;

    await test.step('the first touch opens the sidebar before hydration', async () => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Open menu' }).tap();
      const sidebar = page.getByRole('dialog');
      await sidebar.getByText('Industries', { exact: true }).tap();
      await sidebar.getByRole('link', { name: industry.label, exact: true }).tap();
      await expect(page).toHaveURL(industry.path);
      await expect(sidebar).toBeHidden();
      // The browser opens the link itself if React is not there yet. Then the heading does not get the focus.
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });

    await test.step('the button below the heading leads to the form', async () => {
      // The content below the first section renders after it.
      await expect(form).toBeAttached();
      // A phone on which the browser's bars take much of the height.
      await page.setViewportSize({ width: 390, height: 664 });
      await page.getByRole('main').locator('a[href$="#contact"]').first().tap();
      await expect(form.getByLabel(labelOf('name'), { exact: true })).toBeInViewport({ ratio: 1 });
      await expect(countryButton(page)).toBeVisible();
    });

    await test.step('the form, with a country', async () => {
      for (const [label, text] of [
        [labelOf('name'), 'Asha by Touch'],
        [labelOf('email'), 'asha@example.com'],
        [labelOf('comment'), comment],
      ] as const) {
        await form.getByLabel(label, { exact: true }).tap();
        await page.keyboard.insertText(text);
      }
      await countryButton(page).tap();
      await countryOption(page, 'United Arab Emirates').tap();
      await expect(countryList(page)).toHaveCount(0);
      await phoneField(page).tap();
      await page.keyboard.type('501234567');
      await holdToasts(page);
      await form.getByRole('button').last().tap();
    });

    await test.step('sent', async () => {
      await expect(toasts(page).filter({ hasText: toastMessages.sent('Asha by Touch') })).toBeVisible();
      await expect(formNote(page)).toBeInViewport();
      const stored = (await storedInquiries()).filter((inquiry) => inquiry.comment === comment);
      expect(stored).toMatchObject([{ name: 'Asha by Touch', phoneNumber: '+971501234567' }]);
      await expect(form.getByLabel(labelOf('name'), { exact: true })).toHaveValue('');
    });
  });
}
