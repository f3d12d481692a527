import { expect } from '@playwright/test';
import { contactForm, submitButton } from '../support/contact-form-page.ts';
import {
  countryButton,
  countryList,
  countryOption,
  emptyPhone,
  openWithService,
  phoneField,
} from '../support/phone-field-page.ts';
import { test } from '../support/site-test.ts';

test('by touch, a number has at most 15 digits after any order of typing, pasting and selecting', {
  tag: '@nightly',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sent = await openWithService(page, 200);
  const digits = async () => (await phoneField(page).inputValue()).replace(/\D/g, '');
  const choose = async (country: string) => {
    await countryButton(page).tap();
    await countryOption(page, country).tap();
    await expect(countryList(page)).toHaveCount(0);
    await expect(phoneField(page)).toBeFocused();
  };
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('ControlOrMeta+v');
  };

  await phoneField(page).tap();
  // An on-screen keyboard sends no key events.
  for (const digit of '6505550123') await page.keyboard.insertText(digit);
  await expect(phoneField(page)).toHaveValue('+1 (650) 555-0123');
  for (const digit of '4567890') await page.keyboard.insertText(digit);
  await expect.poll(digits).toBe('165055501234567');
  await choose('Bahamas');
  await expect.poll(digits).toBe('124265055501234');
  await choose('India');
  await expect.poll(digits).toBe('9165055501234');
  await expect(countryButton(page)).toHaveAccessibleName('Country: India, +91');
  await paste('56 78 90');
  await expect.poll(digits).toBe('916505550123456');
  await emptyPhone(page);
  await paste('+44 (0)20 7946 0958');
  await expect(countryButton(page)).toHaveAccessibleName('Country: United Kingdom, +44');
  await expect.poll(digits).toBe('442079460958');

  await countryButton(page).tap();
  await expect(countryList(page)).toBeVisible();
  await contactForm(page).getByLabel('Email').tap();
  await expect(countryList(page)).toHaveCount(0);
  await submitButton(page).tap();
  await page.getByRole('button', { name: /another/i }).tap();
  await expect(phoneField(page)).toHaveValue('');
  await expect(phoneField(page)).toHaveAttribute('placeholder', '9999999999');
  await expect(countryButton(page)).toHaveAccessibleName(/United States/);
  expect(sent).toEqual(['+442079460958']);
});
