import { expect, type Page } from '@playwright/test';

/** Waits until the page answers to React. */
export const answers = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-hydrated', '');

/** Gives the page a sign that somebody is there, by a key that does nothing else, and waits until it answers to React. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await answers(page);
}
