import { expect } from '@playwright/test';
import { toastMessages } from '#frontend/contact-form/messages.ts';
import { contactPath } from '#shared/contact-api.ts';
import { formNote, openForm, submitButton, typeInquiry } from '../support/contact-form-page.ts';
import { test } from '../support/site-test.ts';
import { holdToasts, toasts } from '../support/toasts.ts';

test('toasts have their text, duration, position and role, and never take the focus', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 500/);
  expectProblem(/response to the inquiry has status 500/);
  await page.route(`**${contactPath}`, (route) => route.fulfill({ status: 500, json: {} }));
  // Without motion, toasts are in their final position immediately.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openForm(page, '/contact-us');
  await holdToasts(page);
  const submit = submitButton(page);
  const message = (text: string) => toasts(page).filter({ hasText: text });
  const lasts = (text: string, time: string) =>
    expect(message(text).locator('.Toastify__progress-bar')).toHaveCSS('animation-duration', time);

  await submit.click();
  const incomplete = message(toastMessages.incomplete);
  await expect(incomplete).toHaveRole('alert');
  await expect(incomplete).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expect(incomplete).toHaveCSS('color', 'rgb(255, 255, 255)');
  await lasts(toastMessages.incomplete, '2s');
  await expect(formNote(page)).toBeFocused();

  await typeInquiry(page, { name: 'Asha' });
  await submit.press('Enter');
  await expect(message(toastMessages.failed)).toHaveRole('alert');
  await lasts(toastMessages.failed, '3s');
  await expect(submit).toBeFocused();

  // In place of the toast before, top right, without covering the button.
  await expect(toasts(page)).toHaveCount(1);
  await submit.scrollIntoViewIfNeeded();
  const button = await submit.boundingBox();
  const view = page.viewportSize();
  const box = await toasts(page).boundingBox();
  if (!button || !view || !box) throw new Error('Something is not in the page');
  expect(box.y).toBeLessThan(40);
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(Math.abs(view.width - 20 - (box.x + box.width))).toBeLessThanOrEqual(20);
  expect(box.y + box.height <= button.y || box.x >= button.x + button.width).toBe(true);

  // Each failure has a toast of its own, which screen readers announce.
  const before = await toasts(page).elementHandle();
  await submit.press('Enter');
  await expect.poll(() => before?.evaluate((toast) => toast.isConnected)).toBe(false);
  await expect(message(toastMessages.failed)).toHaveCount(1);

  await page.unroute(`**${contactPath}`);
  await submit.press('Enter');
  await expect(message(toastMessages.sent('Asha'))).toHaveRole('status');
  await lasts(toastMessages.sent('Asha'), '3s');
  await expect(formNote(page)).toBeFocused();
  await expect(toasts(page)).toHaveText([toastMessages.sent('Asha')]);
  await page.keyboard.press('Alt+t');
  await expect(toasts(page)).toBeFocused();
  await expect(toasts(page)).toHaveCSS('outline-style', 'solid');
});
