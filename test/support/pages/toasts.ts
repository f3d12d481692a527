import { expect, type Locator, type Page } from '@playwright/test';

/** The toasts on the page. */
export const toasts = (page: Page): Locator => page.locator('.Toastify__toast');

/** Waits until the toast library is loaded, so that a toast needs no network. */
export const untilToastsReady = (page: Page): Promise<void> =>
  expect(page.locator('.Toastify')).toHaveCount(1);

/**
 * Pauses the progress animation that closes a toast, so that toasts stay open regardless of the machine's speed. Lasts
 * until the next document.
 */
export async function holdToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const held = new CSSStyleSheet();
    held.replaceSync('.Toastify__progress-bar { animation-play-state: paused !important; }');
    document.adoptedStyleSheets.push(held);
  });
}

/** Finishes the progress animation of all toasts and waits until they are closed. */
export async function endToasts(page: Page): Promise<void> {
  await toasts(page)
    .locator('.Toastify__progress-bar')
    .evaluateAll((bars) => {
      for (const animation of bars.flatMap((bar) => bar.getAnimations())) animation.finish();
    });
  await expect(toasts(page)).toHaveCount(0);
}
