import { expect, type Locator, type Page } from '@playwright/test';
import { untilHydrated } from '../browser/hydrated.ts';

/** The page's only form. */
export const contactForm = (page: Page): Locator => page.locator('form');

/** The submit button. */
export const submitButton = (page: Page): Locator => contactForm(page).getByRole('button').last();

/** The error summary, or the note above the form after a submission. */
export const formNote = (page: Page): Locator => contactForm(page).locator('section[tabindex="-1"]');

/** The phone field of the library. */
export const libraryField = (page: Page): Locator => contactForm(page).locator('.react-tel-input');

/** Opens a page, if given, and waits until its form is hydrated and in use, so that the phone library is loaded. */
export async function openForm(page: Page, path?: string): Promise<void> {
  if (path !== undefined) await page.goto(path);
  await untilHydrated(page);
  await contactForm(page).hover({ position: { x: 2, y: 2 } });
  await expect(libraryField(page)).toBeVisible();
}

interface TypedInquiry {
  name: string;
  email: string;
  /** Without the dial code, which the field already shows. */
  phone: string;
  comment: string;
}

/** Fills in the form like a visitor, with valid defaults. */
export async function typeInquiry(page: Page, inquiry: Partial<TypedInquiry>): Promise<void> {
  const { name, email, phone, comment } = {
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '2015550123',
    comment: 'Can you forecast spare parts?',
    ...inquiry,
  };
  const form = contactForm(page);
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.locator('input[type="tel"]').click();
  await page.keyboard.type(phone);
  await form.getByLabel('Comment').fill(comment);
}
