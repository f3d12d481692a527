import { expect, type Page } from '@playwright/test';
import { contactForm } from '../support/contact-form-page.ts';
import { countryButton, openWithService } from '../support/phone-field-page.ts';
import { test } from '../support/site-test.ts';

/** Numbers that are fictitious or reserved for examples, in E.164 and as printed on a business card. */
const examples = [
  ['+12015550123', '001 201-555-0123'],
  ['+919876543210', '0091 98765 43210'],
  ['+971501234567', '+971 (0)50 123 4567'],
  ['+442079460958', '+44 (0) 20 7946 0958'],
  ['+390669812345', '+39 06 698 12345'],
] as const;

interface Entry {
  /** Countries selected before and after the text is entered. */
  before?: string;
  after?: string;
  text: string;
  how: 'typed' | 'at once' | 'filled in';
}

/**
 * Enters each text into the empty field and submits the form. Runs in the page with editing commands, as key presses
 * from the test would take minutes.
 */
async function sendAll(page: Page, entries: readonly Entry[]): Promise<void> {
  await contactForm(page).evaluate(async (form: HTMLFormElement, all: readonly Entry[]) => {
    const settled = () => new Promise((resolve) => setTimeout(resolve));
    const input = form.querySelector<HTMLInputElement>('input[type="tel"]');
    const submit = form.querySelector('button[type="submit"]');
    const pick = async (country: string | undefined) => {
      if (!country) return;
      form.querySelector<HTMLElement>('[aria-haspopup="listbox"]')?.click();
      await settled();
      const names = [...form.querySelectorAll<HTMLElement>('[role="option"] .country-name')];
      names.find((name) => name.textContent === country)?.click();
      await settled();
    };
    const put: Record<Entry['how'], (text: string) => Promise<void>> = {
      typed: async (text) => {
        for (const key of text) {
          document.execCommand('insertText', false, key);
          await null;
        }
      },
      'at once': async (text) => {
        document.execCommand('insertText', false, text);
      },
      // Autofill sets the value and fires events without an `inputType`.
      'filled in': async (text) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
        input?.dispatchEvent(new Event('input', { bubbles: true }));
        input?.dispatchEvent(new Event('change', { bubbles: true }));
      },
    };
    for (const { before, after, text, how } of all) {
      input?.focus();
      document.execCommand('selectAll');
      document.execCommand('delete');
      await settled();
      await pick(before);
      await put[how](text);
      await settled();
      await pick(after);
      form.requestSubmit();
      await settled();
      while (submit?.getAttribute('aria-disabled')) await settled();
    }
  }, entries);
}

test('numbers of many countries, typed, pasted or autofilled with their dial code, are sent in E.164', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status (?:of )?500/);
  const sent = await openWithService(page, 500);
  const ways: ((example: (typeof examples)[number]) => Entry)[] = [
    ([e164]) => ({ text: e164, how: 'typed' }),
    ([_, onCard]) => ({ text: onCard, how: 'at once' }),
    ([e164]) => ({ text: e164, how: 'filled in' }),
  ];
  for (const way of ways) {
    sent.length = 0;
    await sendAll(page, examples.map(way));
    expect(sent).toEqual(examples.map(([e164]) => e164));
  }
});

test('numbers without a dial code keep the selected country', async ({ page, expectProblem }) => {
  expectProblem(/status (?:of )?500/);
  const sent = await openWithService(page, 500);
  const before = 'United States';
  await sendAll(page, [
    { before, text: '2015550123', how: 'filled in' },
    { before, text: '12015550123', how: 'filled in' },
    { before, text: '919876543210', how: 'filled in' },
    { before, text: '919876543210', how: 'typed' },
    { before, text: '9876543210', how: 'typed', after: 'India' },
    { before, text: '501234567', how: 'typed', after: 'United Arab Emirates' },
    { before, text: '3456789', how: 'typed', after: 'Bahamas' },
    { before: 'India', text: '3123456789', how: 'typed', after: 'Italy' },
    { before: 'Canada', text: '2015550123', how: 'typed' },
    { before: 'Canada', text: '+442079460958', how: 'at once' },
  ]);
  expect(sent).toEqual([
    '+12015550123',
    '+12015550123',
    '+919876543210',
    '+919876543210',
    '+919876543210',
    '+971501234567',
    '+12423456789',
    '+393123456789',
    '+12015550123',
    '+442079460958',
  ]);
  await expect(countryButton(page)).toHaveAccessibleName(/United Kingdom/);
});
