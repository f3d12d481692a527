import { expect, type Page } from '@playwright/test';
import { contactPath, phoneCountryHeader } from '#shared/contact-api.ts';
import { test } from '#test/support/browser/site-test.ts';
import { contactForm, formNote, openForm, submitButton } from '#test/support/pages/contact-form-page.ts';
import {
  chooseCountry,
  countryButton,
  fillTheRest,
  phoneField,
} from '#test/support/pages/phone-field-page.ts';

test.use({ timezoneId: 'Asia/Kolkata' });

const question = (page: Page) => contactForm(page).getByRole('button', { name: /\?$/ });

/** Opens the form. Returns the numbers that are sent, and what is said about their countries. */
async function openForVisitor(page: Page) {
  const sent: [string, string | undefined][] = [];
  await page.route(`**${contactPath}`, (route) => {
    const request = route.request();
    sent.push([request.postDataJSON().phoneNumber, request.headers()[phoneCountryHeader]]);
    return route.fulfill({ json: {} });
  });
  await openForm(page, '/contact-us');
  await fillTheRest(page);
  await phoneField(page).click();
  return sent;
}

/** Presses a button where it was before the field lost the focus, without moving the mouse again. */
async function press(page: Page) {
  await submitButton(page).scrollIntoViewIfNeeded();
  const box = await submitButton(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 5);
  await page.mouse.down();
  await page.mouse.up();
}

test('what is no number of the United States is refused, and the visitor is asked', {
  tag: '@nightly',
}, async ({ page }) => {
  const sent = await openForVisitor(page);
  await page.keyboard.type('099000 12345');
  await press(page);
  await expect(formNote(page)).toContainText('09900012345 is not a phone number in the United States');
  expect(sent).toEqual([]);
  await question(page).click();
  await expect(phoneField(page)).toHaveValue('+91 99000-12345');
  await expect(countryButton(page)).toHaveAccessibleName(/India/);
  await expect(formNote(page)).toHaveCount(0);
  await submitButton(page).click();
  await expect(formNote(page)).toContainText('+91 99000 12345 (India)');
  expect(sent).toEqual([['+919900012345', undefined]]);
});

test('what may be a number of the United States is sent after one question', async ({ page }) => {
  const sent = await openForVisitor(page);
  await page.keyboard.type('97422 33445');
  await press(page);
  await expect(formNote(page)).toContainText('Is 9742233445 a number in the United States?');
  await expect(question(page)).toHaveText('+91 97422 33445?');
  expect(sent).toEqual([]);
  await press(page);
  await expect(formNote(page)).toContainText('+1 974 223 3445 (United States)');
  expect(sent).toEqual([['+19742233445', 'assumed']]);
});

test('nobody is asked about a likely number, nor after choosing a country', { tag: '@nightly' }, async ({
  page,
}) => {
  const sent = await openForVisitor(page);
  await page.keyboard.type('3125550186');
  await press(page);
  await expect(formNote(page)).toContainText('+1 312 555 0186 (United States)');
  await fillTheRest(page);
  await chooseCountry(page, 'United States');
  await page.keyboard.type('9742233445');
  await press(page);
  await expect(formNote(page)).toContainText('+1 974 223 3445 (United States)');
  expect(sent).toEqual([
    ['+13125550186', 'assumed'],
    ['+19742233445', undefined],
  ]);
});
