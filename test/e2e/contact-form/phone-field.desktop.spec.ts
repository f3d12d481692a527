import { expect, type Page } from '@playwright/test';
import { phoneMessages } from '#frontend/contact-form/messages.ts';
import { test } from '#test/support/browser/site-test.ts';
import {
  contactForm,
  formNote,
  libraryField,
  openForm,
  submitButton,
} from '#test/support/pages/contact-form-page.ts';
import {
  caret,
  chooseCountry,
  countryButton,
  emptyPhone,
  fillTheRest,
  openWithService,
  phoneField,
  setCaret,
} from '#test/support/pages/phone-field-page.ts';

/** The dial code that an empty field shows in front of its placeholder; 'none' if it shows none. */
const shownDialCode = (page: Page) =>
  phoneField(page).evaluate((input) => {
    const field = input.closest('[data-code]') as HTMLElement;
    return getComputedStyle(field, '::before').content === 'none' ? 'none' : field.dataset['code'];
  });

test('the field is initially empty, with and without focus, and again after success, with the chosen country', async ({
  page,
}) => {
  const sent = await openWithService(page, 200);
  const expectEmpty = async (country = /United States/) => {
    await expect(phoneField(page)).toHaveValue('');
    await expect(phoneField(page)).toHaveAttribute('placeholder', '9999999999');
    await expect(countryButton(page)).toHaveAccessibleName(country);
  };
  await expectEmpty();
  await phoneField(page).click();
  await expectEmpty();
  await chooseCountry(page, 'India');
  await page.keyboard.type('9876543210');
  await submitButton(page).click();
  await expect(formNote(page)).toBeFocused();
  await expect(libraryField(page)).toBeVisible();
  await expectEmpty(/India/);
  for (const number of ['9845012345', '+447700900123']) {
    await fillTheRest(page);
    await phoneField(page).click();
    await page.keyboard.type(number);
    await page.keyboard.press('Enter');
    await expect(phoneField(page)).toHaveValue('');
  }
  await expectEmpty();
  expect(sent).toEqual(['+919876543210', '+919845012345', '+447700900123']);
});

test('digits determine the mask and the country, preferring the mainland', { tag: '@nightly' }, async ({
  page,
}) => {
  await openForm(page, '/contact-us');
  await phoneField(page).click();
  for (const [typed, shown, country, code] of [
    ['2015550123', '+1 (201) 555-0123', 'United States', '1'],
    ['+14165550123', '+1 (416) 555-0123', 'Canada', '1'],
    ['+12423456789', '+1242 345 678 9', 'Bahamas', '1242'],
    ['+442079460958', '+44 2079 460958', 'United Kingdom', '44'],
    ['+74951234567', '+7 (495) 123-45-67', 'Russia', '7'],
    ['+77011234567', '+7 701 123-45-67', 'Kazakhstan', '7'],
    ['+393123456789', '+39 312 3456789', 'Italy', '39'],
    ['+4721234567', '+47 212 34 567', 'Norway', '47'],
    ['+61491570006', '+61 (49) 1570 006', 'Australia', '61'],
    ['+358401234567', '+358 40 123 45 67', 'Finland', '358'],
    ['+590590123456', '+590 590 123 456', 'Guadeloupe', '590'],
    ['+59991234567', '+599 912 345 67', 'Curaçao', '599'],
    ['+919876543210', '+91 98765-43210', 'India', '91'],
    ['+971501234567', '+971 501 234 567', 'United Arab Emirates', '971'],
    ['+242061234567', '+242 061 234 567', 'Congo (Brazzaville)', '242'],
  ] as const) {
    await emptyPhone(page);
    await page.keyboard.type(typed);
    await expect(phoneField(page)).toHaveValue(shown);
    await expect(countryButton(page)).toHaveAccessibleName(phoneMessages.country(country, code));
  }
});

test('a number is edited at the caret, a selected country stays, and a plus sign starts a new number', async ({
  page,
}) => {
  await openForm(page, '/contact-us');

  await test.step('at the caret', async () => {
    await phoneField(page).click();
    await page.keyboard.type('2015550123');
    await setCaret(page, 6);
    await page.keyboard.press('Backspace');
    await expect(phoneField(page)).toHaveValue('+1 (215) 550-123');
    await expect.poll(() => caret(page)).toEqual([5, 5]);
    await page.keyboard.type('0');
    await expect(phoneField(page)).toHaveValue('+1 (201) 555-0123');
    await expect.poll(() => caret(page)).toEqual([6, 6]);
    // Backspace and Delete skip the mask's own characters.
    await setCaret(page, 9);
    await page.keyboard.press('Backspace');
    await expect(phoneField(page)).toHaveValue('+1 (205) 550-123');
    await expect.poll(() => caret(page)).toEqual([6, 6]);
    await page.keyboard.press('Delete');
    await page.keyboard.press('Delete');
    await expect(phoneField(page)).toHaveValue('+1 (205) 012-3');

    await page.keyboard.press('End');
    for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('Backspace');
    await expect(phoneField(page)).toHaveValue('');
    await page.keyboard.type('2015550123');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('+4420');
    await expect(phoneField(page)).toHaveValue('+44 20');
    // Tab selects the whole value, as in any text field.
    await contactForm(page).getByLabel('Comment').focus();
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => caret(page)).toEqual([0, '+44 20'.length]);
  });

  await test.step('a selected country stays, with and without a number', async () => {
    await emptyPhone(page);
    await chooseCountry(page, 'Canada');
    await expect(phoneField(page)).toBeFocused();
    await expect(phoneField(page)).toHaveValue('');
    await expect(countryButton(page)).toHaveAccessibleName(phoneMessages.country('Canada', '1'));
    await chooseCountry(page, 'India');
    expect(await shownDialCode(page)).toBe('91');
    await chooseCountry(page, 'Canada');
    expect(await shownDialCode(page)).toBe('1');
    await phoneField(page).click();
    await page.keyboard.type('2015550123');
    expect(await shownDialCode(page)).toBe('none');
    await expect(phoneField(page)).toHaveValue('+1 (201) 555-0123');
    await expect(countryButton(page)).toHaveAccessibleName(phoneMessages.country('Canada', '1'));
    await emptyPhone(page);
    await expect(countryButton(page)).toHaveAccessibleName(phoneMessages.country('Canada', '1'));
  });

  await test.step('a plus sign, even after a dial code', async () => {
    await chooseCountry(page, 'India');
    await page.keyboard.type('+');
    await expect(phoneField(page)).toHaveValue('+');
    await page.keyboard.type('+971');
    await expect(phoneField(page)).toHaveValue('+971');
    await expect(countryButton(page)).toHaveAccessibleName(
      phoneMessages.country('United Arab Emirates', '971'),
    );
    await emptyPhone(page);
    await page.keyboard.type('+');
    await contactForm(page).getByLabel('Comment').focus();
    await expect(phoneField(page)).toHaveValue('');
  });
});
