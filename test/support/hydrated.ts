import { expect, type Page } from '@playwright/test';

/** Waits until React has hydrated the page. */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-hydrated', '');

/** Starts hydration with a key press that has no other effect, and waits until it is complete. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await hydrated(page);
}

/** Waits for the first paint, after which the page listens for pointer movement. */
export async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
      }),
  );
}
