import { expect, type Page } from '@playwright/test';
import { phoneMessages } from '#frontend/contact-form/messages.ts';
import { inquiryFields, requiredFields } from '#shared/fields.ts';
import { test } from '#test/support/browser/site-test.ts';
import { contactForm, openForm } from '#test/support/pages/contact-form-page.ts';
import {
  countryButton,
  countryList,
  countryOption,
  phoneField,
  setCaret,
} from '#test/support/pages/phone-field-page.ts';

const place = inquiryFields.indexOf('phoneNumber');
/** The field so many places after the phone number. */
const fieldAt = (page: Page, steps: number) =>
  contactForm(page).locator(`[name="${inquiryFields[place + steps]}"]`);

/** What a screen reader announces: the active descendant of the focused listbox. */
const announced = (page: Page): Promise<string> =>
  countryList(page).evaluate((list) => {
    if (document.activeElement !== list) return 'nothing, as the focus is elsewhere';
    const option = document.getElementById(list.getAttribute('aria-activedescendant') ?? '');
    return option?.querySelector('.country-name')?.textContent ?? 'nothing';
  });

test.beforeEach(async ({ page }) => {
  await openForm(page, '/contact-us');
  await fieldAt(page, -1).focus();
  await page.keyboard.press('Tab');
  await expect(countryButton(page)).toBeFocused();
});

test('keys open the list, move in it, select, and close it without a change', async ({ page }) => {
  await test.step('Space and Enter open it at the selected country', async () => {
    for (const key of ['Space', 'Enter']) {
      await countryButton(page).press(key);
      await expect(countryList(page)).toHaveAccessibleName(phoneMessages.countries);
      await expect(countryButton(page)).toHaveAttribute('aria-expanded', 'true');
      await expect.poll(() => announced(page)).toBe('United States');
      await expect(countryList(page).getByRole('option', { selected: true })).toHaveCount(1);
      await expect(countryOption(page, 'United States')).toBeInViewport();
      await page.keyboard.press('Escape');
    }
  });

  await test.step('a key held down selects nothing', async () => {
    for (const key of ['Enter', 'Space']) {
      for (const _press of [1, 2, 3]) await page.keyboard.down(key);
      await page.keyboard.up(key);
      await expect(countryList(page)).toBeFocused();
      await expect.poll(() => announced(page)).toBe('United States');
      await page.keyboard.press('Escape');
    }
  });

  await test.step('Escape and Tab close it without a change', async () => {
    for (const [key, next] of [
      ['Escape', countryButton(page)],
      ['Shift+Tab', countryButton(page)],
      ['Tab', phoneField(page)],
    ] as const) {
      await countryButton(page).focus();
      await page.keyboard.press('Enter');
      await expect(countryList(page)).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press(key);
      await expect(countryList(page)).toHaveCount(0);
      await expect(next).toBeFocused();
      await expect(countryButton(page)).toHaveAccessibleName(/United States/);
    }
  });

  await test.step('arrow keys move, and Enter selects and moves the focus to the field', async () => {
    await countryButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(countryList(page)).toBeFocused();
    // The option after the United States: another market of the company, or any country.
    const options = await countryList(page).locator('.country-name').allTextContents();
    const next = options[options.indexOf('United States') + 1] ?? '';
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => announced(page)).toBe(next);
    await expect(countryOption(page, 'United States')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => announced(page)).toBe(next);
    await page.keyboard.press('Enter');
    await expect(countryList(page)).toHaveCount(0);
    await expect(phoneField(page)).toBeFocused();
    await expect(countryButton(page)).toHaveAccessibleName(new RegExp(`${next}, `));
    await expect(countryButton(page)).toHaveAttribute('aria-expanded', 'false');
  });
});

test('Home, End, PageUp and PageDown move in the list', { tag: '@nightly' }, async ({ page }) => {
  await page.keyboard.press('Space');
  await expect(countryList(page)).toBeFocused();
  const names = await countryList(page).locator('.country-name').allTextContents();
  const place = async () => names.indexOf(await announced(page));
  await page.keyboard.press('End');
  await expect.poll(place).toBe(names.length - 1);
  await expect(countryOption(page, names.at(-1) ?? '')).toBeInViewport();
  await page.keyboard.press('PageUp');
  await expect.poll(place).toBeLessThan(names.length - 2);
  await page.keyboard.press('Home');
  await expect.poll(place).toBe(0);
  await page.keyboard.press('PageDown');
  await expect.poll(place).toBeGreaterThan(1);
  await page.keyboard.press('PageUp');
  await expect.poll(place).toBe(0);
});

test('typing the start of its name finds a country 250 ms after the last letter', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.keyboard.press('Space');
  await expect(countryList(page)).toBeFocused();
  // The library combines keys within 250 ms, so the test controls the clock.
  await page.clock.install();
  // Far ahead, so that a slow machine does not pass this time before it is paused.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await page.keyboard.type('in');
  await page.clock.runFor(249);
  expect(await announced(page)).toBe('United States');
  await page.clock.runFor(1);
  await expect.poll(() => announced(page)).toBe('India');
  await page.keyboard.type('south k');
  await page.clock.runFor(300);
  await expect.poll(() => announced(page)).toBe('South Korea');
  await page.keyboard.press('Enter');
  await expect(countryButton(page)).toHaveAccessibleName(phoneMessages.country('South Korea', '82'));
  // With `preferredCountries`, the library would highlight and select another country.
  for (const name of ['United Arab Emirates', 'Zimbabwe', 'Portugal', 'North Macedonia']) {
    await countryButton(page).press('Enter');
    await page.keyboard.type(name.toLowerCase());
    await page.clock.runFor(300);
    await expect.poll(() => announced(page)).toBe(name);
    await page.keyboard.press('Enter');
    await expect(countryButton(page)).toHaveAccessibleName(new RegExp(`${name},`));
  }
});

test('the tab order matches the visual order: the field before, country, phone, the field after', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.keyboard.press('Tab');
  await expect(phoneField(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(fieldAt(page, 1)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(phoneField(page)).toBeFocused();
  // In the field, Escape does nothing and Enter submits the form.
  await page.keyboard.type('2015550123');
  await setCaret(page, 8);
  await page.keyboard.press('Escape');
  await expect(phoneField(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(countryButton(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // Submitted and rejected, as the other fields are empty.
  await expect(contactForm(page).locator('[aria-invalid="true"]')).toHaveCount(requiredFields.length - 1);
});
