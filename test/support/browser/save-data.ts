import type { Page } from '@playwright/test';

/** Sets the visitor's Save-Data preference, with which React waits for an action. */
export const saveData = (page: Page): Promise<void> =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  ) as unknown as Promise<void>;
