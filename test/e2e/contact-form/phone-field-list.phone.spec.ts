import { expect } from '@playwright/test';
import { phoneMessages } from '#frontend/contact-form/messages.ts';
import { test } from '#test/support/browser/site-test.ts';
import { openForm } from '#test/support/pages/contact-form-page.ts';
import {
  countryButton,
  countryList,
  countryOption,
  phoneField,
} from '#test/support/pages/phone-field-page.ts';

test('on a touch screen the list can be searched, and Escape ends the search before the list', async ({
  page,
}) => {
  await openForm(page, '/contact-us');
  await countryButton(page).click();
  const search = page.getByRole('combobox', { name: phoneMessages.search });
  await expect(search).toBeFocused();
  await page.keyboard.type('emirates');
  await expect(countryList(page).getByRole('option')).toHaveCount(1);
  const option = countryOption(page, 'United Arab Emirates');
  await expect(search).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await page.keyboard.type('971');
  await page.keyboard.press('Enter');
  await expect(countryList(page)).toHaveCount(0);
  await expect(search).toHaveCount(0);
  await expect(countryButton(page)).toHaveAccessibleName(
    phoneMessages.country('United Arab Emirates', '971'),
  );
  await expect(phoneField(page)).toBeFocused();
  await countryButton(page).tap();
  await page.keyboard.type('atlantis');
  await expect(countryList(page)).toHaveText(phoneMessages.noCountry);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(countryButton(page)).toBeFocused();
  await expect(countryList(page)).toHaveCount(0);
  await expect(search).toHaveCount(0);
});
