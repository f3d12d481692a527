import { expect } from '@playwright/test';
import { openForm, submitButton } from '../support/contact-form-page.ts';
import { someOf } from '../support/nightly.ts';
import { test } from '../support/site-test.ts';
import { endToasts, holdToasts, toasts, untilToastsReady } from '../support/toasts.ts';

for (const reducedMotion of someOf(['no-preference', 'reduce'] as const, 1)) {
  test(`toasts can be closed and end after their duration, with reduced motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await openForm(page, '/contact-us');
    await holdToasts(page);
    await submitButton(page).click();
    await toasts(page).getByRole('button').click();
    await expect(toasts(page)).toHaveCount(0);
    await submitButton(page).click();
    await expect(toasts(page)).toBeVisible();
    await endToasts(page);
  });
}

test('a toast disappears on its own', { tag: '@nightly' }, async ({ page }) => {
  await openForm(page, '/contact-us');
  await submitButton(page).click();
  await toasts(page).waitFor();
  // A toast pauses under the pointer.
  await page.mouse.move(1, 600);
  await expect(toasts(page)).toHaveCount(0);
});

test('a toast that Alt+T focuses while it appears stays open as long as it has the focus', async ({
  page,
}) => {
  await openForm(page, '/contact-us');
  await untilToastsReady(page);
  await submitButton(page).click();
  const toast = toasts(page);
  await toast.waitFor({ state: 'attached' });
  await page.keyboard.press('Alt+t');
  await expect(toast).toBeFocused();
  const bar = toast.locator('.Toastify__progress-bar');
  // The library starts the timer when the entrance animation ends.
  await toast.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  await expect(toast).not.toHaveClass(/enter/);
  await expect(bar).toHaveCSS('animation-play-state', 'paused');
  await submitButton(page).focus();
  await expect(bar).toHaveCSS('animation-play-state', 'running');
  await expect(toast).toHaveCount(0);
});

test('a toast that had the focus after Alt+T ends when the focus leaves it', async ({ page }) => {
  await openForm(page, '/contact-us');
  await untilToastsReady(page);
  await submitButton(page).click();
  const toast = toasts(page);
  const bar = toast.locator('.Toastify__progress-bar');
  // It has appeared: before that, the library itself ends the pause.
  await expect(toast).not.toHaveClass(/enter/);
  await expect(bar).toHaveCSS('animation-play-state', 'running');
  await page.keyboard.press('Alt+t');
  await expect(bar).toHaveCSS('animation-play-state', 'paused');
  await submitButton(page).focus();
  await expect(bar).toHaveCSS('animation-play-state', 'running');
  await expect(toast).toHaveCount(0);
});
