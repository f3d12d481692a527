import { expect, type Page } from '@playwright/test';

/** Waits until React has hydrated the page. */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-hydrated', '');

/** Starts hydration with a key press that has no other effect, and waits until it is complete. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await hydrated(page);
}

/** Waits until the page's first script has run: it comes after the first paint, and listens for actions. */
export async function untilListening(page: Page): Promise<void> {
  // The predicate is synchronous: Playwright takes the promise of an asynchronous one for a result.
  const entry = await page.waitForFunction(
    () => /import\("([^"]+)"\)/.exec(document.head?.textContent ?? '')?.[1],
  );
  await entry.evaluate((url) => import(url as string));
}
