import { expect } from '@playwright/test';
import { resultMessages } from '#frontend/contact-form/messages.ts';
import { serviceMenu } from '#frontend/site/menus.ts';
import { labelOf, toastMessages } from '#shared/messages.ts';
import { reach } from '#test/support/browser/keyboard.ts';
import { test } from '#test/support/browser/site-test.ts';
import { runAt, speeds } from '#test/support/browser/slow-phone.ts';
import { storedInquiries } from '#test/support/data/stored-inquiries.ts';
import { contactForm, formNote, libraryField } from '#test/support/pages/contact-form-page.ts';
import { menuButton, panelOf } from '#test/support/pages/header-page.ts';
import {
  countryButton,
  countryList,
  countryOption,
  phoneField,
} from '#test/support/pages/phone-field-page.ts';
import { holdToasts, toasts } from '#test/support/pages/toasts.ts';

const [, group] = serviceMenu;
const [service] = group?.links ?? [];

for (const speed of speeds) {
  test(`a visitor with only a keyboard finds a service and sends an inquiry: ${speed}`, async ({ page }) => {
    await runAt(speed, page);
    if (!group || !service) throw new Error('There is no second group with a page');
    const { keyboard } = page;
    const heading = page.getByRole('heading', { level: 1 });
    const form = contactForm(page);
    const submit = form.getByRole('button').last();
    const summary = formNote(page);
    const comment = `by keyboard ${crypto.randomUUID()}`;

    await test.step('from the skip link to the main area and back to the menus', async () => {
      await page.goto('/');
      await keyboard.press('Tab');
      await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
      await keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await reach(menuButton(page, 'Insights'), 'Shift+Tab');
    });

    await test.step('Enter and Space open a menu, Escape closes it', async () => {
      for (const [name, key] of [
        ['Insights', 'Space'],
        ['Industries', 'Enter'],
      ] as const) {
        const button = menuButton(page, name);
        if (!(await button.evaluate((it) => it === document.activeElement))) await reach(button, 'Shift+Tab');
        const panel = await panelOf(page, button);
        await keyboard.press(key);
        await expect(panel).toBeVisible();
        await reach(panel.getByRole('link').last());
        await keyboard.press('Escape');
        await expect(panel).toBeHidden();
        await expect(button).toBeFocused();
      }
    });

    await test.step('to a service page, by its group', async () => {
      await reach(menuButton(page, 'Services'), 'Shift+Tab');
      await keyboard.press('Enter');
      const panel = await panelOf(page, menuButton(page, 'Services'));
      await reach(panel.getByRole('button', { name: group.label, exact: true }));
      await keyboard.press('Enter');
      await reach(panel.locator(`a[href="${service.path}"]`));
      await keyboard.press('Enter');
      await expect(page).toHaveURL(service.path);
      await expect(heading).toBeFocused();
    });

    await test.step('home by the breadcrumb, and back', async () => {
      const name = await heading.innerText();
      await reach(
        page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first(),
        'Shift+Tab',
      );
      await keyboard.press('Enter');
      await expect(page).toHaveURL('/');
      await expect(heading).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL(service.path);
      await expect(heading).toHaveText(name);
      await expect(heading).toBeFocused();
    });

    await test.step('the form without the comment', async () => {
      await reach(form.getByLabel(labelOf('name'), { exact: true }));
      await keyboard.type('Asha by Keyboard');
      // It takes the place of a country button with the same name, which may have the focus.
      await expect(libraryField(page)).toBeVisible();
      await reach(form.getByLabel(labelOf('email'), { exact: true }));
      await keyboard.type('asha@example.com');
      await reach(countryButton(page));
      await keyboard.press('Space');
      await expect(countryList(page)).toBeFocused();
      // At once: on a busy machine, the next letter would come after the 250 ms that end a search.
      await Promise.all([...'ind'].map((letter) => keyboard.press(letter)));
      await expect(countryOption(page, 'India')).toHaveClass(/highlight/);
      await keyboard.press('Enter');
      await expect(countryButton(page)).toHaveAccessibleName(/\+91$/);
      await expect(phoneField(page)).toBeFocused();
      await keyboard.type('9876543210');
      await holdToasts(page);
      await reach(submit);
      await keyboard.press('Enter');
    });

    await test.step('the summary has the focus and links to the missing field', async () => {
      await expect(summary).toBeFocused();
      await expect(toasts(page)).toHaveText(toastMessages.incomplete);
      await keyboard.press('Tab');
      await keyboard.press('Enter');
      await expect(form.getByLabel(labelOf('comment'), { exact: true })).toBeFocused();
      await keyboard.type(comment);
      await reach(submit);
      await keyboard.press('Enter');
    });

    await test.step('sent: the note has the focus, and Alt+T moves it to the toast', async () => {
      const thanks = page.getByRole('region', { name: resultMessages.sent.heading('Asha by Keyboard') });
      await expect(thanks).toBeFocused();
      await expect(toasts(page).filter({ hasText: toastMessages.sent('Asha by Keyboard') })).toBeVisible();
      await keyboard.press('Alt+t');
      await expect(toasts(page).first()).toBeFocused();
      const stored = (await storedInquiries()).filter((inquiry) => inquiry.comment === comment);
      expect(stored).toMatchObject([
        { name: 'Asha by Keyboard', email: 'asha@example.com', phoneNumber: '+919876543210' },
      ]);
    });
  });
}
