import { expect, type Page } from '@playwright/test';

/** Waits until the page answers to React. */
export const answers = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-hydrated', '');

/** Gives the page a sign that somebody is there, by a key that does nothing else, and waits until it answers to React. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await answers(page);
}

/** Waits until the page was told that it is painted: from then on it hears of a mouse that moves. */
export async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
      }),
  );
}
