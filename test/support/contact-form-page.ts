import { expect, type Locator, type Page } from '@playwright/test';
import { untilHydrated } from './hydrated.ts';

/** The page's one form. */
export const contactForm = (page: Page): Locator => page.locator('form');

/** Sends the form. */
export const submitButton = (page: Page): Locator => contactForm(page).getByRole('button').last();

/** What says what is missing or wrong, above the fields; and the thanks in their place. */
export const formNote = (page: Page): Locator => page.locator('section[tabindex="-1"]');

/** Opens a page (or stays) and waits until its form answers: React is there, and so is the field with countries. */
export async function openForm(page: Page, path?: string): Promise<void> {
  if (path !== undefined) await page.goto(path);
  await contactForm(page).scrollIntoViewIfNeeded();
  await untilHydrated(page);
  await expect(contactForm(page).locator('.react-tel-input')).toBeVisible();
}

interface TypedInquiry {
  name: string;
  email: string;
  /** As it is typed after the dial code that the field shows. */
  phone: string;
  comment: string;
}

/** Types an inquiry as a visitor does; what is not given is filled with something valid. */
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
