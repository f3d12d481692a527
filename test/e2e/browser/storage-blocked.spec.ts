import { expect } from '@playwright/test';
import { press } from '#test/support/browser/press.ts';
import { test } from '#test/support/browser/site-test.ts';
import {
  contactForm,
  formNote,
  openForm,
  submitButton,
  typeInquiry,
} from '#test/support/pages/contact-form-page.ts';
import { pressFooterLink } from '#test/support/pages/footer-page.ts';
import { openPage } from '#test/support/pages/header-page.ts';

/** Like a browser that blocks all data of a site: reading the property throws. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
});

test('with storage blocked, pages open and the form sends', async ({ page, isMobile }) => {
  await openPage(page, '/about');
  await expect(page.getByRole('main').locator('section').nth(1)).toBeAttached();
  await pressFooterLink(page, '/faq', isMobile);
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('main').locator('details').first()).toBeVisible();

  await openForm(page, '/contact-us');
  await typeInquiry(page, {});
  await press(submitButton(page), isMobile);
  await expect(formNote(page)).toBeFocused();
  await expect(contactForm(page).getByLabel('Name')).toHaveValue('');
});
