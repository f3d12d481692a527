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

test('a click or a tap selects, and one outside closes the list', async ({ page }) => {
  await openForm(page, '/contact-us');
  await chooseCountry(page, 'Congo (Kinshasa)');
  await expect(phoneField(page)).toBeFocused();
  await expect(countryButton(page)).toHaveAccessibleName('Country: Congo (Kinshasa), +243');
  const email = contactForm(page).getByLabel('Email');
  const label = contactForm(page).getByText('Name', { exact: true });
  for (const leave of [
    () => email.click(),
    () => label.click(),
    // A screen reader moves the focus without a pointer, and a touch may not fire mouse events.
    () => email.focus(),
    () => label.dispatchEvent('pointerdown'),
  ]) {
    await countryButton(page).click();
    await expect(countryList(page)).toBeVisible();
    await leave();
    await expect(countryList(page)).toHaveCount(0);
  }
});

test('the list has 235 uniquely named countries and territories, and a visible highlight in forced colors', async ({
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
