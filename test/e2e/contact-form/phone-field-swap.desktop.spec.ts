import { expect, type Page } from '@playwright/test';
import { phoneMessages } from '#frontend/contact-form/messages.ts';
import { untilDrawn } from '#test/support/browser/drawn.ts';
import { hold } from '#test/support/browser/hold-request.ts';
import { untilHydrated } from '#test/support/browser/hydrated.ts';
import { someOf } from '#test/support/browser/nightly.ts';
import { test } from '#test/support/browser/site-test.ts';
import { contactForm, formNote, libraryField, submitButton } from '#test/support/pages/contact-form-page.ts';
import {
  caret,
  countryButton,
  countryList,
  fillTheRest,
  openWithService,
  phoneField,
  send,
  setCaret,
} from '#test/support/pages/phone-field-page.ts';

const library = '**/assets/phone-input-*.js';
const stylesheet = '**/assets/countries-*.css';

const swapped = (page: Page) => expect(libraryField(page)).toBeVisible();

test('the form’s libraries load when the visitor uses the form, and not while reading', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const parts = () =>
    requests.filter((url) => /phone-input|countries-|toast-library|submit-inquiry-/.test(url));
  await page.goto('/contact-us');
  await untilHydrated(page);
  await contactForm(page).scrollIntoViewIfNeeded();
  await untilDrawn(page);
  expect(parts()).toEqual([]);
  await contactForm(page).getByLabel('Name').focus();
  await swapped(page);
  expect(parts()).toHaveLength(4);
});

test('what a visitor has begun goes on when the library is there', { tag: '@nightly' }, async ({ page }) => {
  /** Opens the page, acts, and lets the library arrive. */
  const actBefore = async (act: () => Promise<void>) => {
    const release = await hold(page, library);
    await page.goto('/contact-us');
    await untilHydrated(page);
    await act();
    await release();
  };

  await test.step('the country button has the focus', async () => {
    await actBefore(() => countryButton(page).focus());
    await swapped(page);
    await expect(countryButton(page)).toBeFocused();
    await expect(countryList(page)).toHaveCount(0);
  });

  await test.step('a press on the country button opens the list', async () => {
    await actBefore(async () => {
      await expect(countryButton(page)).toHaveAccessibleName(phoneMessages.country('United States', '1'));
      await countryButton(page).click();
    });
    await expect(countryList(page)).toBeFocused();
  });

  await test.step('the list stays closed if the visitor has gone on since', async () => {
    const name = contactForm(page).getByLabel('Name');
    await actBefore(async () => {
      await countryButton(page).click();
      await name.click();
      await page.keyboard.type('As');
    });
    await swapped(page);
    await page.keyboard.type('ha');
    await expect(name).toHaveValue('Asha');
    await expect(countryList(page)).toHaveCount(0);
  });

  await test.step('a single plus sign', async () => {
    await actBefore(async () => {
      await phoneField(page).click();
      await page.keyboard.type('+');
    });
    await swapped(page);
    await expect(phoneField(page)).toHaveValue('+');
    await page.keyboard.type('971501234567');
    await expect(phoneField(page)).toHaveValue('+971 501 234 567');
  });
});

test('the library’s field takes over text, focus, caret and country', async ({ page }) => {
  const sent = await openWithService(page, 200, false);
  const release = await hold(page, stylesheet);
  await page.goto('/contact-us');
  await untilHydrated(page);
  await fillTheRest(page);
  await phoneField(page).click();
  await page.keyboard.type('+44 20 7946 958');
  await setCaret(page, 12);
  await release();
  await swapped(page);
  await expect(phoneField(page)).toBeFocused();
  await expect(phoneField(page)).toHaveValue('+44 2079 46958');
  await expect(countryButton(page)).toHaveAccessibleName(phoneMessages.country('United Kingdom', '44'));
  await expect.poll(() => caret(page)).toEqual([11, 11]);
  await page.keyboard.type('0');
  await expect(phoneField(page)).toHaveValue('+44 2079 460958');
  await page.keyboard.press('Enter');
  await expect(formNote(page)).toBeFocused();
  expect(sent).toEqual(['+442079460958']);
});

for (const part of someOf([library, stylesheet], 1)) {
  test(`without ${part} the plain field sends E.164`, { tag: '@nightly' }, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/ERR_FAILED/);
    expectProblem(/Failed to fetch dynamically|did not arrive/);
    expectProblem(/status (?:of )?500/);
    await page.route(part, (route) => route.abort());
    const sent = await openWithService(page, 500, false);
    await page.goto('/contact-us');
    await untilHydrated(page);
    await fillTheRest(page);
    for (const [text, e164] of [
      ['(201) 555-0123', '+12015550123'],
      ['+44 (0)20 7946 0958', '+442079460958'],
      ['0091 98765 43210', '+919876543210'],
    ] as const) {
      await phoneField(page).fill(text);
      await send(page);
      expect(sent.at(-1)).toBe(e164);
    }
    await phoneField(page).fill('1 800 FLOWERS');
    await submitButton(page).click();
    await expect(phoneField(page)).toHaveAccessibleDescription(
      /1800 is not a phone number in the United States/,
    );
    await expect(libraryField(page)).toHaveCount(0);
    await expect(countryButton(page)).toHaveCount(0);
  });
}
