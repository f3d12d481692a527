import type { Locator } from '@playwright/test';

/**
 * Presses Tab, or another key, until an element has the focus.
 * @throws if it is not reached, with the elements that had the focus
 */
export async function reach(target: Locator, key = 'Tab', furthest = 40): Promise<void> {
  const page = target.page();
  const stops: string[] = [];
  while (stops.length < furthest) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(() => document.activeElement?.textContent?.trim().slice(0, 30) ?? '');
    stops.push(stop);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} never reached ${target}, only: ${stops.join(', ')}`);
}
