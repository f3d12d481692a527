import { expect, type Locator, type Page } from '@playwright/test';
import { contactPath } from '#shared/contact-api.ts';
import { contactForm, openForm } from './contact-form-page.ts';

export const phoneField = (page: Page): Locator => contactForm(page).getByLabel('Phone', { exact: true });
export const countryButton = (page: Page): Locator =>
  contactForm(page).getByRole('button', { name: /\+\d+$/ });
export const countryList = (page: Page): Locator => page.getByRole('listbox');
export const countryOption = (page: Page, country: string): Locator =>
  countryList(page).getByRole('option', { name: new RegExp(`^${country.replace(/[()]/g, '\\$&')} \\+`) });

export async function chooseCountry(page: Page, country: string): Promise<void> {
  await countryButton(page).click();
  await countryOption(page, country).click();
}

/** Selects and deletes the whole value. */
export async function emptyPhone(page: Page): Promise<void> {
  await phoneField(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
}

/** Start and end of the selection. */
export const caret = (page: Page): Promise<[number, number]> =>
  phoneField(page).evaluate((input: HTMLInputElement) => [
    input.selectionStart ?? -1,
    input.selectionEnd ?? -1,
  ]);

export async function setCaret(page: Page, place: number): Promise<void> {
  await phoneField(page).evaluate((input: HTMLInputElement, at) => input.setSelectionRange(at, at), place);
}

/** Fills in the other fields. */
export async function fillTheRest(page: Page): Promise<void> {
  const form = contactForm(page);
  await form.getByLabel('Name').fill('Asha');
  await form.getByLabel('Email').fill('asha@example.com');
  await form.getByLabel('Comment').fill('A question');
}

/**
 * Mocks the contact service with a status and opens the contact page, unless `open` is false.
 * @returns the phone numbers that are sent from now on
 */
export async function openWithService(page: Page, status: number, open = true): Promise<string[]> {
  const sent: string[] = [];
  await page.route(`**${contactPath}`, (route) => {
    sent.push(route.request().postDataJSON().phoneNumber);
    return route.fulfill({ status, json: {} });
  });
  if (!open) return sent;
  await openForm(page, '/contact-us');
  await fillTheRest(page);
  return sent;
}

/** Submits the form and waits for the response. */
export async function send(page: Page): Promise<void> {
  const submit = contactForm(page).getByRole('button').last();
  const response = page.waitForResponse(`**${contactPath}`);
  await submit.click();
  await response;
  await expect(submit).not.toHaveAttribute('aria-disabled', 'true');
}
