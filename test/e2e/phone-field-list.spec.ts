import { expect } from '@playwright/test';
import { contactForm, openForm } from '../support/contact-form-page.ts';
import {
  chooseCountry,
  countryButton,
  countryList,
  countryOption,
  phoneField,
} from '../support/phone-field-page.ts';
import { test } from '../support/site-test.ts';

test('a click or a tap chooses, and one elsewhere closes the list', async ({ page }) => {
  await openForm(page, '/contact-us');
  await chooseCountry(page, 'Congo (Kinshasa)');
  await expect(phoneField(page)).toBeFocused();
  await expect(countryButton(page)).toHaveAccessibleName('Country: Congo (Kinshasa), +243');
  const email = contactForm(page).getByLabel('Email');
  const label = contactForm(page).getByText('Name', { exact: true });
  for (const leave of [
    () => email.click(),
    () => label.click(),
    // A screen reader moves the focus without a pointer; a finger beside a list is not always a mouse.
    () => email.focus(),
    () => label.dispatchEvent('pointerdown'),
  ]) {
    await countryButton(page).click();
    await expect(countryList(page)).toBeVisible();
    await leave();
    await expect(countryList(page)).toHaveCount(0);
  }
});

test('the list has 235 countries and territories, no two of one name, and shows the highlighted one in forced colors', async ({
  page,
}) => {
  await openForm(page, '/contact-us');
  await countryButton(page).click();
  const names = await countryList(page).locator('.country-name').allTextContents();
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(235);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(countryOption(page, 'United States')).toHaveCSS('outline-style', 'solid');
  await expect(countryOption(page, 'Uruguay')).toHaveCSS('outline-style', 'none');
});
