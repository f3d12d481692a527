import type { Locator } from '@playwright/test';

/**
 * Goes by Tab, or another key, until an element has the focus.
 * @throws when it is not reached, with the stops that were made
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
