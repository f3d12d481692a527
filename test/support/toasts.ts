import type { Locator, Page } from '@playwright/test';

/** The messages that leave by themselves. */
export const toasts = (page: Page): Locator => page.locator('.Toastify__toast');

/**
 * Keeps messages from leaving while they are looked at, however busy the machine is: their time is that of an
 * animation, which stands still. Holds until the document is left.
 * @returns lets them leave again
 */
export async function holdToasts(page: Page): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle(() => {
    const held = new CSSStyleSheet();
    held.replaceSync('.Toastify__progress-bar { animation-play-state: paused !important; }');
    document.adoptedStyleSheets.push(held);
    return held;
  });
  return () => sheet.evaluate((held) => held.replaceSync(''));
}
