import type { Page } from '@playwright/test';

/** Delays matching requests until the returned function is called. Then the handlers of earlier routes serve them. */
export async function hold(page: Page, address: string | RegExp): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.fallback();
  });
  return async () => resolve();
}
