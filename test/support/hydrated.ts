import { expect, type Page } from '@playwright/test';

/** Gives the page a sign that somebody is there, by a key that does nothing else, and waits until it answers to React. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
}
