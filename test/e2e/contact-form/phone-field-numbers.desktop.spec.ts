import { expect, type Page } from '@playwright/test';
import { test } from '#test/support/browser/site-test.ts';
import { contactForm, openForm } from '#test/support/pages/contact-form-page.ts';
import { countryButton, openWithService, phoneField } from '#test/support/pages/phone-field-page.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

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

test('a number is what was entered, and its country the one that is chosen', { tag: '@nightly' }, async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status (?:of )?500/);
  const sent = await openWithService(page, 500);
  const before = 'United States';
  await sendAll(page, [
    { before, text: '(312) 555-0186 ext 44', how: 'typed' },
    { before, text: '312.555.0186 #4', how: 'at once' },
    // Not of the United States, and nothing else is assumed.
    { before, text: '055 123 4567', how: 'typed' },
    { before, text: '099000 12345', how: 'at once' },
    { before, text: '+261 32 12 345 67', how: 'typed' },
    { before, text: '+672 3 22222', how: 'typed' },
    { before, text: '137 1234 5678', how: 'typed', after: 'China' },
    { before, text: '(11) 96123-4567', how: 'typed', after: 'Brazil' },
    { before, text: '011 2345 6789', how: 'at once', after: 'India' },
    { before, text: '07797 712345', how: 'typed', after: 'Jersey' },
    { before, text: '+52 1 81 1234 5678', how: 'at once' },
    { before: 'India', text: '1800 425 3800', how: 'typed' },
  ]);
  expect(sent).toEqual([
    '+13125550186',
    '+13125550186',
    '+261321234567',
    '+672322222',
    '+8613712345678',
    '+5511961234567',
    '+911123456789',
    '+447797712345',
    '+528112345678',
    '+9118004253800',
  ]);
});

test('Ctrl+Z brings back the entry before the last paste', { tag: '@nightly' }, async ({ page }) => {
  await openForm(page, '/contact-us');
  await phoneField(page).click();
  await page.keyboard.type('312555');
  await page.evaluate(() => navigator.clipboard.writeText('+971 50 123 4567'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(phoneField(page)).toHaveValue('+971 501 234 567');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(phoneField(page)).toHaveValue('+1 (312) 555');
  await page.keyboard.type('0186');
  await expect(phoneField(page)).toHaveValue('+1 (312) 555-0186');
});

test('an input method composes digits that are formatted at the end', {
  tag: ['@chromium', '@nightly'],
}, async ({ page }) => {
  await openForm(page, '/contact-us');
  await phoneField(page).click();
  const input = await page.context().newCDPSession(page);
  for (const composed of ['３１２', '５５５']) {
    for (let length = 1; length <= composed.length; length += 1)
      await input.send('Input.imeSetComposition', {
        text: composed.slice(0, length),
        selectionStart: length,
        selectionEnd: length,
      });
    await expect(phoneField(page)).toHaveValue(new RegExp(composed));
    await input.send('Input.insertText', { text: composed });
  }
  await expect(phoneField(page)).toHaveValue('+1 (312) 555');
});

test('numbers without a dial code keep the selected country', { tag: '@nightly' }, async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status (?:of )?500/);
  const sent = await openWithService(page, 500);
  const before = 'United States';
  await sendAll(page, [
    { before, text: '2015550123', how: 'filled in' },
    { before, text: '12015550123', how: 'filled in' },
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
    '+971501234567',
    '+12423456789',
    '+393123456789',
    '+12015550123',
    '+442079460958',
  ]);
  await expect(countryButton(page)).toHaveAccessibleName(/United Kingdom/);
});
