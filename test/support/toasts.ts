import { expect, type Locator, type Page } from '@playwright/test';
import { untilDrawn } from './drawn.ts';

/** The messages that leave by themselves. */
export const toasts = (page: Page): Locator => page.locator('.Toastify__toast');

/** Waits until a message can be shown, whatever becomes of the network. */
export const untilToastsReady = (page: Page): Promise<void> =>
  expect(page.locator('.Toastify')).toHaveCount(1);

/** Expects none when the form has said its own: a message comes after that is drawn. */
export async function expectNoToast(page: Page): Promise<void> {
  await untilDrawn(page);
  await untilDrawn(page);
  await expect(toasts(page)).toHaveCount(0);
}

/**
 * Keeps messages from leaving while they are looked at, however busy the machine is: their time is that of an
 * animation, which stands still. Holds until the document is left.
 */
export async function holdToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const held = new CSSStyleSheet();
    held.replaceSync('.Toastify__progress-bar { animation-play-state: paused !important; }');
    document.adoptedStyleSheets.push(held);
  });
}

/** Lets the time of the messages that are shown be over, as if it had passed, and waits until they have left. */
export async function endToasts(page: Page): Promise<void> {
  await toasts(page)
    .locator('.Toastify__progress-bar')
    .evaluateAll((bars) => {
      for (const animation of bars.flatMap((bar) => bar.getAnimations())) animation.finish();
    });
  await expect(toasts(page)).toHaveCount(0);
}
