import { expect } from '@playwright/test';
import { contactPath } from '#shared/contact-api.ts';
import { toastMessages } from '#shared/messages.ts';
import { test } from '#test/support/browser/site-test.ts';
import {
  contactForm,
  formNote,
  openForm,
  submitButton,
  typeInquiry,
} from '#test/support/pages/contact-form-page.ts';
import { endToasts, holdToasts, toasts, untilToastsReady } from '#test/support/pages/toasts.ts';

test('toasts have their text, duration and position; the form says the same, so screen readers skip them', async ({
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
  /** Expects one toast, which is not announced, and no timer in the accessibility tree. */
  const expectToast = async (text: string, time: string) => {
    await expect(toasts(page)).toHaveText([text]);
    await expect(toasts(page)).toHaveRole('group');
    await expect(toasts(page)).toHaveAccessibleName(text);
    await expect(page.locator('[aria-live]', { has: toasts(page) })).toHaveAttribute('aria-live', 'off');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(toasts(page).locator('.Toastify__progress-bar')).toHaveCSS('animation-duration', time);
  };

  await submit.click();
  await expectToast(toastMessages.incomplete, '2s');
  await expect(toasts(page)).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await expect(toasts(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(formNote(page)).toBeFocused();

  await typeInquiry(page, { name: 'Asha' });
  await submit.press('Enter');
  await expectToast(toastMessages.failed, '3s');
  await expect(submit).toBeFocused();

  // Top right, without covering the button.
  await submit.scrollIntoViewIfNeeded();
  const button = await submit.boundingBox();
  const view = page.viewportSize();
  const box = await toasts(page).boundingBox();
  if (!button || !view || !box) throw new Error('Something is not in the page');
  expect(box.y).toBeLessThan(40);
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(Math.abs(view.width - 20 - (box.x + box.width))).toBeLessThanOrEqual(20);
  expect(box.y + box.height <= button.y || box.x >= button.x + button.width).toBe(true);

  await page.unroute(`**${contactPath}`);
  await submit.press('Enter');
  await expectToast(toastMessages.sent('Asha'), '3s');
  await expect(formNote(page)).toBeFocused();

  await test.step('Alt+T focuses the toast, and its button is large enough and shows the focus', async () => {
    await page.keyboard.press('Alt+t');
    await expect(toasts(page)).toBeFocused();
    await expect(toasts(page)).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Tab');
    const close = toasts(page).getByRole('button');
    await expect(close).toBeFocused();
    await expect(close).toHaveCSS('outline-style', 'solid');
    const size = await close.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await page.keyboard.press('Enter');
    await expect(toasts(page)).toHaveCount(0);
    await expect(formNote(page)).toBeFocused();
  });

  await test.step('Escape closes it as well, and the focus is back', async () => {
    // An empty form that is submitted right after success is taken for the second half of a double click.
    await contactForm(page).getByLabel('Name').fill('Asha');
    await submit.press('Enter');
    await expect(toasts(page)).not.toHaveClass(/enter/);
    await expect(formNote(page)).toBeFocused();
    await page.keyboard.press('Alt+t');
    await expect(toasts(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(formNote(page)).toBeFocused();
    await expect(toasts(page)).toHaveCount(0);
  });

  await test.step('a toast ends by itself', async () => {
    await submit.press('Enter');
    await expect(toasts(page)).toBeVisible();
    await endToasts(page);
  });
});

test('a toast that had the focus after Alt+T ends when the focus leaves it', { tag: '@nightly' }, async ({
  page,
}) => {
  await openForm(page, '/contact-us');
  await untilToastsReady(page);
  await submitButton(page).click();
  const bar = toasts(page).locator('.Toastify__progress-bar');
  // It has appeared: before that, the library itself ends the pause.
  await expect(toasts(page)).not.toHaveClass(/enter/);
  await expect(bar).toHaveCSS('animation-play-state', 'running');
  await page.keyboard.press('Alt+t');
  await expect(bar).toHaveCSS('animation-play-state', 'paused');
  await submitButton(page).focus();
  await expect(bar).toHaveCSS('animation-play-state', 'running');
  await expect(toasts(page)).toHaveCount(0);
});

test('the same toast is shown once, and anew', { tag: '@nightly' }, async ({ page }) => {
  await openForm(page, '/contact-us');
  await untilToastsReady(page);
  await submitButton(page).click();
  await expect(toasts(page)).not.toHaveClass(/enter/);
  const bar = toasts(page).locator('.Toastify__progress-bar');
  const age = () => bar.evaluate((it) => Number(it.getAnimations()[0]?.currentTime ?? 0));
  await expect.poll(age).toBeGreaterThan(500);
  const most = page.evaluate(async () => {
    let most = 0;
    for (const end = performance.now() + 700; performance.now() < end; ) {
      most = Math.max(most, document.querySelectorAll('.Toastify__toast').length);
      await new Promise(requestAnimationFrame);
    }
    return most;
  });
  await submitButton(page).press('Enter');
  expect(await most).toBe(1);
  await expect.poll(age).toBeLessThan(1500);
  await expect(toasts(page)).toHaveCount(0);
});
