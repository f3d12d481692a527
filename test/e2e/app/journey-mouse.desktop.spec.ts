import { expect } from '@playwright/test';
import { linkTo } from '#frontend/site/menus.ts';
import { labelOf, toastMessages } from '#shared/messages.ts';
import { untilHydrated } from '#test/support/browser/hydrated.ts';
import { test } from '#test/support/browser/site-test.ts';
import { runAt, speeds } from '#test/support/browser/slow-phone.ts';
import { storedInquiries } from '#test/support/data/stored-inquiries.ts';
import { contactForm, formNote } from '#test/support/pages/contact-form-page.ts';
import { menuButton, panelOf } from '#test/support/pages/header-page.ts';
import { industry } from '#test/support/pages/pages-of-each-kind.ts';
import { countryButton, countryOption, phoneField } from '#test/support/pages/phone-field-page.ts';
import { toasts } from '#test/support/pages/toasts.ts';

for (const speed of speeds) {
  test(`a visitor with a mouse finds an industry, goes back and sends an inquiry: ${speed}`, {
    tag: '@nightly',
  }, async ({ page }) => {
    await runAt(speed, page);
    const form = contactForm(page);
    const heading = page.getByRole('heading', { level: 1 });
    const comment = `by mouse ${crypto.randomUUID()}`;
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') requests.push(request.url());
    });

    await test.step('a menu opens at once, before React is there', async () => {
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await menuButton(page, 'Industries').hover();
      const panel = await panelOf(page, menuButton(page, 'Industries'));
      await expect(panel).toBeVisible();
      await panel.getByRole('link', { name: industry.label, exact: true }).click();
      await expect(page).toHaveURL(industry.path);
      await expect(heading).toBeVisible();
    });

    await test.step('on by another menu, and back', async () => {
      await menuButton(page, 'Insights').click();
      const panel = await panelOf(page, menuButton(page, 'Insights'));
      await panel.getByRole('link', { name: linkTo('/about').label }).click();
      await expect(page).toHaveURL('/about');
      await expect(panel).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(industry.path);
      await expect(form).toBeAttached();
    });

    await test.step('the form, incomplete at first', async () => {
      // Before React, the browser itself would say which field is empty.
      await untilHydrated(page);
      await form.getByLabel(labelOf('name'), { exact: true }).click();
      await page.keyboard.type('Asha by Mouse');
      await form.getByRole('button').last().click();
      await expect(formNote(page)).toBeFocused();
      expect(requests).toEqual([]);
      for (const [label, text] of [
        [labelOf('email'), 'asha@example.com'],
        [labelOf('comment'), comment],
      ] as const) {
        await form.getByLabel(label, { exact: true }).click();
        await page.keyboard.insertText(text);
      }
      await countryButton(page).click();
      await countryOption(page, 'India').click();
      await phoneField(page).click();
      await page.keyboard.type('9876543210');
      await form.getByRole('button').last().click();
    });

    await test.step('sent once', async () => {
      await expect(toasts(page).filter({ hasText: toastMessages.sent('Asha by Mouse') })).toBeVisible();
      expect(requests).toHaveLength(1);
      const stored = (await storedInquiries()).filter((inquiry) => inquiry.comment === comment);
      expect(stored).toMatchObject([{ name: 'Asha by Mouse', phoneNumber: '+919876543210' }]);
    });
  });
}
