import type { Page } from '@playwright/test';

/** Holds back what a page asks for until it is let go by what this returns. */
export async function hold(page: Page, address: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return async () => resolve();
}
